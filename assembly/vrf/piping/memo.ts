import { reserve } from '../../common/memory'
import { cell, rowsOf, tableOf } from '../pack'
import { hasRun, needs, STAGE_ROW_MEMO } from '../../common/stages'

/** Caches the table row of each of the few distinct loads of a system, so that tables are not searched for every pipe. */

/** Indices below this have their table row cached; a load of 409.5 kW is beyond every table. */
const INDICES: i32 = 4096
/** Cached tables, by number. */
export const MEMO_BRANCH2: i32 = 0
export const MEMO_BRANCH3: i32 = 1
export const MEMO_JOINT2: i32 = 2
export const MEMO_JOINT3: i32 = 3
export const MEMO_STUB: i32 = 4
const TABLES: i32 = 5
let rowMemo: usize = 0

/** Clears all cached rows; once for each system. */
export function openRowMemo(): void {
  rowMemo = reserve(INDICES * TABLES)
  memory.fill(rowMemo, 255, INDICES * TABLES)
  hasRun(STAGE_ROW_MEMO)
}

/** Returns the first row whose bound (column 0) is above the index, the last row where none is. `place` is the number of the cached table. */
export function rowBelow(place: i32, pack: usize, table: i32, width: i32, index: i32): i32 {
  return rememberedRow(place, pack, table, width, index, false)
}

/** Returns the first row whose bound (column 0) is at or above the index, the last row where none is. */
export function rowUpTo(place: i32, pack: usize, table: i32, width: i32, index: i32): i32 {
  return rememberedRow(place, pack, table, width, index, true)
}

function rememberedRow(place: i32, pack: usize, table: i32, width: i32, index: i32, withBound: bool): i32 {
  needs(STAGE_ROW_MEMO)
  if (index < 0 || index >= INDICES) return findRow(pack, table, width, index, withBound)
  const at = rowMemo + place * INDICES + index
  const known = load<u8>(at) as i32
  if (known != 255) return known
  const row = findRow(pack, table, width, index, withBound)
  store<u8>(at, row as u8)
  return row
}

function findRow(pack: usize, table: i32, width: i32, index: i32, withBound: bool): i32 {
  const bounds = tableOf(pack, table)
  const last = rowsOf(pack, table) - 1
  let row = 0
  while (row < last && isBeyond(index, cell(bounds, width, row, 0), withBound)) row++
  return row
}

function isBeyond(index: i32, bound: f64, withBound: bool): bool {
  return withBound ? (index as f64) > bound : (index as f64) >= bound
}
