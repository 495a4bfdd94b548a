import { sizeCount } from '../piping/sizes'
import { reserve } from '../../common/memory'

// See docs/decisions/0005-an-edit-gives-the-bits-of-a-fresh-check.md.
/**
 * Totals of a block of rows: sums, extremes with the row that determines them, counts, and metres of liquid pipe by size. The rows are tallied in blocks
 * of fixed length, and the blocks are added in their order, so that an edit of one block gives exactly the bits of a full check.
 */
export const BLOCK_SHIFT: i32 = 7
export const BLOCK_ROWS: i32 = 1 << BLOCK_SHIFT

/** Sums, f64. */
export const SUM_COOL: i32 = 0
export const SUM_HEAT: i32 = 1
export const SUM_LENGTH: i32 = 2
const SUMS: i32 = 3
/** Largest values, f64, each with a row; the least are kept as the largest negative. */
export const MOST_ACTUAL: i32 = 0
export const MOST_EQUIVALENT: i32 = 1
export const MOST_AFTER: i32 = 2
export const MOST_HEIGHT: i32 = 3
export const MOST_DEPTH: i32 = 4
export const MOST_BOX_HEIGHT: i32 = 5
export const MOST_BOX_DEPTH: i32 = 6
export const MOST_NEARNESS: i32 = 7
export const MOST_STUB: i32 = 8
const MOSTS: i32 = 9
/** Counts, i32. */
export const COUNT_UNITS: i32 = 0
export const COUNT_ADDRESSES: i32 = 1
export const COUNT_FRESH_AIRS: i32 = 2
export const COUNT_FRESH_AIR_INDEX: i32 = 3
export const COUNT_KITS: i32 = 4
export const COUNT_HYDROS: i32 = 5
export const COUNT_HYDRO_INDEX: i32 = 6
export const COUNT_SMALLS: i32 = 7
export const COUNT_ERRORS: i32 = 8
export const COUNT_ADVICES: i32 = 9
export const COUNT_KIT_INDEX: i32 = 10
/** Pipes, those whose length is a default, and units in rooms of their own that give no area, no height, or not both. */
export const COUNT_PIPES: i32 = 11
export const COUNT_DEFAULT_PIPES: i32 = 12
export const COUNT_NO_AREA: i32 = 13
export const COUNT_NO_HEIGHT: i32 = 14
export const COUNT_NO_SIZE: i32 = 15
const COUNTS: i32 = 16

const MOSTS_AT: i32 = SUMS << 3
const ROWS_AT: i32 = MOSTS_AT + (MOSTS << 3)
const COUNTS_AT: i32 = ROWS_AT + (MOSTS << 2)
const METRES_AT: i32 = (COUNTS_AT + (COUNTS << 2) + 7) & ~7

/** Bytes of one tally; it has as many metres as the pack has diameters. */
export function tallyBytes(): i32 {
  return METRES_AT + (sizeCount << 3)
}

/** Reserves memory for a number of tallies. */
export function reserveTallies(count: i32): usize {
  return reserve((count as usize) * tallyBytes())
}

export function clearTally(at: usize): void {
  memory.fill(at, 0, tallyBytes())
  memory.fill(at + ROWS_AT, 255, MOSTS << 2)
}

export function sum(at: usize, field: i32): f64 {
  return load<f64>(at + (field << 3))
}

export function add(at: usize, field: i32, value: f64): void {
  store<f64>(at + (field << 3), load<f64>(at + (field << 3)) + value)
}

export function count(at: usize, field: i32): i32 {
  return load<i32>(at + COUNTS_AT + (field << 2))
}

export function raise(at: usize, field: i32, by: i32): void {
  store<i32>(at + COUNTS_AT + (field << 2), count(at, field) + by)
}

/** Returns the row of a largest value, -1 where there is none. */
export function mostRow(at: usize, field: i32): i32 {
  return load<i32>(at + ROWS_AT + (field << 2))
}

/** Returns a largest value; 0 where there is none. */
export function most(at: usize, field: i32): f64 {
  return load<f64>(at + MOSTS_AT + (field << 3))
}

/** Updates a largest value; of equal ones the lowest row is kept. */
export function offer(at: usize, field: i32, value: f64, row: i32): void {
  const best = most(at, field)
  if (value < best && mostRow(at, field) >= 0) return
  const known = mostRow(at, field)
  if (known >= 0 && !(value > best || (value == best && row < known))) return
  store<f64>(at + MOSTS_AT + (field << 3), value)
  store<i32>(at + ROWS_AT + (field << 2), row)
}

/** Returns the metres of liquid pipe of a size. */
export function metres(at: usize, size: i32): f64 {
  return load<f64>(at + METRES_AT + (size << 3))
}

export function addMetres(at: usize, size: i32, length: f64): void {
  store<f64>(at + METRES_AT + (size << 3), metres(at, size) + length)
}

/** Adds one tally to another. */
export function mergeTally(at: usize, from: usize): void {
  for (let field = 0; field < SUMS; field++) add(at, field, sum(from, field))
  for (let field = 0; field < MOSTS; field++) {
    const row = mostRow(from, field)
    if (row >= 0) offer(at, field, most(from, field), row)
  }
  for (let field = 0; field < COUNTS; field++) raise(at, field, count(from, field))
  for (let size = 0; size < sizeCount; size++) addMetres(at, size, metres(from, size))
}
