import * as L from '../shared/layout/layout'
import { ARRANGED_X, LABEL_X, LABEL_Y, arrangedLabels, arrangedNodes } from '../shared/layout/layout-arrange'
import { arrange } from './diagram/arrange'
import { buildTree } from './diagram/tree'
import { openFindings } from './findings'
import { labelX, labelY } from './label/label-place'
import { fanOut, isDrawn } from './label/pipe-fan'
import { endX, endY, findPiece, startX, startY } from './label/pipe-piece'
import { mark, reset } from '../shared/memory'
import { arrangedX, arrangedY, clearRows, clearState, openState } from './state'
import { edgeCount, nodeCount, openSystem, setHead } from './system'

/**
 * The arrangement alone: places of the nodes and of the labels of their pipes, into an answer as `layout-arrange` says. A drawing that is no tree keeps
 * its places. The answer's first column of labels brings their distances along, NaN for the default. Answers STATUS_CALCULATED, STATUS_EMPTY or STATUS_NOT_A_TREE.
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
