import * as A from '../common/layout/layout-answer'
import * as L from '../common/layout/layout'
import { mark, reserve, reset } from '../common/memory'
import { worstOf } from './findings'
import { fillEdges } from './answer-edges'
import { fillNodes } from './answer-nodes'
import { findChangers } from './piping/changer'
import { edgeWorstOf, fittingOf, loadOf, nodeWorstOf, out } from './state'
import { edgeCount, head, nodeCount } from './system'
import { needs, STAGE_CHECK } from '../common/stages'

// See docs/decisions/0004-narrow-columns-in-the-core.md.
/**
 * Writes one wide column of the answer behind the scratch and returns its address, valid until the next call. So the wide columns are never all in
 * the core's memory together.
 */
export function fillColumn(column: i32): usize {
  needs(STAGE_CHECK)
  const rows = A.isEdgeAnswer(column) ? edgeCount : nodeCount
  const before = mark()
  const at = reserve((rows as usize) * (A.answerWidth(column) as usize))
  if (column < A.ANSWER_CAPACITY_KW) fillNodes(column, at)
  else if (column < A.ANSWER_LOAD) fillEdges(column, at)
  else fillSmall(column, at)
  reset(before)
  return at
}

/** Writes the outdoor slots behind the scratch and returns their address. */
export function fillOutdoor(): usize {
  needs(STAGE_CHECK)
  const before = mark()
  const at = reserve(L.OUT_SLOTS << 3)
  for (let slot = 0; slot < L.OUT_SLOTS; slot++) store<f64>(at + (slot << 3), out(slot))
  reset(before)
  return at
}

function fillSmall(column: i32, at: usize): void {
  if (column == A.ANSWER_LOAD) for (let node = 0; node < nodeCount; node++) store<i32>(at + ((node as usize) << 2), loadOf(node))
  else if (column == A.ANSWER_FITTING)
    for (let node = 0; node < nodeCount; node++) store<i16>(at + ((node as usize) << 1), fittingOf(node) as i16)
  else if (column == A.ANSWER_NODE_WORST)
    for (let node = 0; node < nodeCount; node++) store<u8>(at + node, worstOf(nodeWorstOf(node)) as u8)
  else if (column == A.ANSWER_EDGE_WORST)
    for (let edge = 0; edge < edgeCount; edge++) store<u8>(at + edge, worstOf(edgeWorstOf(edge)) as u8)
  else fillChangers(at)
}

/** Diameter changers are computed only on request, and only in a tree. */
function fillChangers(at: usize): void {
  const status = head(L.HEAD_STATUS)
  const isTree = status == L.STATUS_CALCULATED || status == L.STATUS_NO_OUTDOOR_MODEL
  if (isTree && head(L.HEAD_CHANGERS) == 1) findChangers(at)
  else memory.fill(at, 0, edgeCount)
}
