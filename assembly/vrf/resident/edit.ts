import * as L from '../../common/layout/layout'
import { feedOf } from '../diagram/feeds'
import { indexOf, isFree, isUnit } from '../piping/capacity'
import { columnOf, edgeCount, kindOf, nodeCount, targetOf } from '../system'
import { carryLoad, DIRTY, markNode, MOVED } from './dirty'

/** Whether the edits since the last update can be followed row by row; otherwise everything is checked anew. */
let isLocal: bool = true

export function startEdits(): void {
  isLocal = true
}

export function isFollowed(): bool {
  return isLocal
}

/** Makes the next update check everything. */
export function leaveFollowing(): void {
  isLocal = false
}

/**
 * Writes one cell of the open system and marks the results that depend on it. Returns false where the system has no such column or row, so that it has to be
 * opened anew with the column.
 */
export function editCell(column: i32, row: i32, value: f64, canFollow: bool): bool {
  const at = columnOf(column)
  if (at == 0 || row < 0 || row >= (L.isEdgeColumn(column) ? edgeCount : nodeCount)) return false
  if (!canFollow || !isLocal) {
    isLocal = false
    write(at, column, row, value)
  } else if (L.isEdgeColumn(column)) editEdge(at, column, row, value)
  else editNode(at, column, row, value)
  return true
}

function write(at: usize, column: i32, row: i32, value: f64): void {
  const width = L.columnWidth(column)
  if (width == 8) store<f64>(at + ((row as usize) << 3), value)
  else if (width == 4) store<i32>(at + ((row as usize) << 2), value as i32)
  else if (width == 2) store<u16>(at + ((row as usize) << 1), value as i32 as u16)
  else store<u8>(at + row, value as i32 as u8)
}

/** Marks the pipe whose length or bends changed, and the distances below it. */
function editEdge(at: usize, column: i32, edge: i32, value: f64): void {
  const isMeasure = column <= L.EDGE_WIDE_BENDS || column == L.EDGE_BENDS
  write(at, column, edge, value)
  const node = targetOf(edge)
  if (isMeasure && node >= 0 && node < nodeCount && feedOf(node) == edge) markNode(node, DIRTY | MOVED)
  else isLocal = false
}

/** Marks the unit whose height, capacity or model changed; a place may change between a unit and a free place. */
function editNode(at: usize, column: i32, node: i32, value: f64): void {
  const before = ownIndex(node)
  const wasEnd = isEnd(kindOf(node))
  write(at, column, node, value)
  const isCapacity = column == L.NODE_HEIGHT_M || column == L.NODE_COOLING_KW || column == L.NODE_MODEL || column == L.NODE_KIND
  if (!isCapacity || !wasEnd || !isEnd(kindOf(node)) || feedOf(node) < 0) {
    isLocal = false
    return
  }
  carryLoad(node, ownIndex(node) - before)
}

function ownIndex(node: i32): i32 {
  return isUnit(kindOf(node)) ? indexOf(node) : 0
}

/** Returns whether a node is a unit other than a kit, or a place where one may be. */
function isEnd(kind: i32): bool {
  return isFree(kind) || (isUnit(kind) && kind != L.KIND_KIT)
}
