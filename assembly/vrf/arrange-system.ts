import * as L from '../common/layout/layout'
import { ARRANGED_X, LABEL_X, LABEL_Y, arrangedLabels, arrangedNodes } from '../common/layout/layout-arrange'
import { labelX, labelY } from '../common/layout/layout-drawing'
import { arrange } from './diagram/arrange'
import { buildTree } from './diagram/tree'
import { openFindings } from './findings'
import { fanOut, isDrawn } from './label/pipe-fan'
import { endX, endY, findPiece, startX, startY } from './label/pipe-piece'
import { mark, reset } from '../common/memory'
import { arrangedX, arrangedY, clearRows, clearState, openState } from './state'
import { edgeCount, nodeCount, openSystem, setHead } from './system'

/**
 * Arranges a system without checking it: writes the places of the nodes and of their pipes' labels into an answer laid out as `layout-arrange`. A drawing that is no tree keeps
 * its places. The answer's first column of labels passes in their distances, NaN for the default. Returns STATUS_CALCULATED, STATUS_EMPTY or STATUS_NOT_A_TREE.
 *
 * @verb
 */
export function arrangeSystem(packAt: usize, systemBuffer: usize, answer: usize): i32 {
  const from = mark()
  openSystem(packAt, systemBuffer)
  openState()
  clearState()
  openFindings()
  const status = buildTree()
  clearRows()
  if (status == L.STATUS_CALCULATED) arrange()
  setHead(L.HEAD_STATUS, status)
  const nodes = answer + arrangedNodes(nodeCount, ARRANGED_X)
  for (let node = 0; node < nodeCount; node++) {
    const at = nodes + ((node as usize) << 3)
    store<f64>(at, arrangedX(node))
    store<f64>(at + ((nodeCount as usize) << 3), arrangedY(node))
  }
  placeLabels(answer)
  reset(from)
  return status
}

function placeLabels(answer: usize): void {
  const xs = answer + arrangedLabels(nodeCount, edgeCount, LABEL_X)
  const ys = answer + arrangedLabels(nodeCount, edgeCount, LABEL_Y)
  fanOut()
  for (let edge = 0; edge < edgeCount; edge++) {
    const at = (edge as usize) << 3
    const isPlaced = isDrawn(edge)
    if (isPlaced) findPiece(edge)
    const distance = load<f64>(xs + at)
    store<f64>(xs + at, isPlaced ? labelX(startX, endX, distance) : NaN)
    store<f64>(ys + at, isPlaced ? labelY(startX, startY, endX, endY, distance) : NaN)
  }
}
