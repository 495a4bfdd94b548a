import { reserve } from '../../common/memory'
import { nodeRoom, reserveI32 } from '../system'

/**
 * The nodes whose own answers, or those of the pipe to them, may have changed since the columns were sent last. Values shared by every row (the capacity ratio,
 * the charge) touches no row.
 */
let rows: usize = 0
let marks: usize = 0
let count: i32 = 0
/** Whether any row may have changed. */
let isAll: bool = true

export function openTouched(): void {
  rows = reserveI32(nodeRoom)
  marks = reserve(nodeRoom)
  memory.fill(marks, 0, nodeRoom)
  count = 0
  isAll = true
}

export function touchAll(): void {
  isAll = true
}

export function touchNode(node: i32): void {
  if (isAll || load<u8>(marks + node) != 0) return
  store<u8>(marks + node, 1)
  store<i32>(rows + ((count++ as usize) << 2), node)
}

/** Returns whether any row may have changed, in which case none is listed. */
export function isAllTouched(): bool {
  return isAll
}

export function touchedCount(): i32 {
  return count
}

export function touchedAt(place: i32): i32 {
  return load<i32>(rows + ((place as usize) << 2))
}

/** Clears the touched rows after the columns were sent. */
export function forgetTouched(): void {
  for (let place = 0; place < count; place++) store<u8>(marks + touchedAt(place), 0)
  count = 0
  isAll = false
}
