import * as L from '../../common/layout/layout'
import { columnOf, edgeCount, edgeRoom, nodeCount, nodeRoom, setCounts, sourceOf, targetOf } from '../system'
import { leaveFollowing } from './edit'
import { needs, STAGE_RESIDENT } from '../../common/stages'

/**
 * Adds an empty row to the nodes, or the edges, of the resident system: numbers are "not given", all else is 0, and the ends of edges move with their
 * nodes. Returns false where the columns have no such row or no space left: then the system has to be opened anew.
 */
export function putRow(isEdge: bool, row: i32): bool {
  needs(STAGE_RESIDENT)
  const count = isEdge ? edgeCount : nodeCount
  if (row < 0 || row > count || count >= (isEdge ? edgeRoom : nodeRoom)) return false
  for (let column = 0; column < L.COLUMN_COUNT; column++) {
    const at = columnOf(column)
    if (at == 0 || L.isEdgeColumn(column) != isEdge) continue
    const width = L.columnWidth(column)
    const from = at + (row as usize) * (width as usize)
    memory.copy(from + width, from, ((count - row) as usize) * (width as usize))
    if (width == 8) store<f64>(from, NaN)
    else memory.fill(from, 0, width)
  }
  setCounts(isEdge ? nodeCount : count + 1, isEdge ? count + 1 : edgeCount)
  if (!isEdge && row < count) moveEnds(row, 1)
  leaveFollowing()
  return true
}

/** Removes a row; the ends of edges move with their nodes, and an edge of a removed node has no node there. */
export function takeRow(isEdge: bool, row: i32): bool {
  needs(STAGE_RESIDENT)
  const count = isEdge ? edgeCount : nodeCount
  if (row < 0 || row >= count) return false
  for (let column = 0; column < L.COLUMN_COUNT; column++) {
    const at = columnOf(column)
    if (at == 0 || L.isEdgeColumn(column) != isEdge) continue
    const width = L.columnWidth(column)
    const to = at + (row as usize) * (width as usize)
    memory.copy(to, to + width, ((count - row - 1) as usize) * (width as usize))
  }
  setCounts(isEdge ? nodeCount : count - 1, isEdge ? count - 1 : edgeCount)
  if (!isEdge) {
    leaveEnds(row)
    moveEnds(row, -1)
  }
  leaveFollowing()
  return true
}

/** Shifts edge ends at or above this row by the given number of rows. */
function moveEnds(from: i32, by: i32): void {
  const sources = columnOf(L.EDGE_SOURCE)
  const targets = columnOf(L.EDGE_TARGET)
  for (let edge = 0; edge < edgeCount; edge++) {
    const at = (edge as usize) << 2
    if (sourceOf(edge) >= from) store<i32>(sources + at, sourceOf(edge) + by)
    if (targetOf(edge) >= from) store<i32>(targets + at, targetOf(edge) + by)
  }
}

function leaveEnds(node: i32): void {
  const sources = columnOf(L.EDGE_SOURCE)
  const targets = columnOf(L.EDGE_TARGET)
  for (let edge = 0; edge < edgeCount; edge++) {
    const at = (edge as usize) << 2
    if (sourceOf(edge) == node) store<i32>(sources + at, -1)
    if (targetOf(edge) == node) store<i32>(targets + at, -1)
  }
}
