import * as P from '../../common/layout/layout-pack'
import { reserve } from '../../common/memory'
import { cell, rowsOf, tableOf } from '../pack'
import { NO_SIZE } from '../state'

/**
 * Diameters by their index in the pack's ascending list, so that a size is one byte and a larger size a larger number; with the values needed for
 * each: equivalent metres of a bend, and the next size up.
 */
export let sizeCount: i32 = 0
let diameters: usize = 0
let bends: usize = 0
let steps: usize = 0

/** Prepares the sizes of a pack; once for each system or question. */
export function openSizes(pack: usize): void {
  diameters = tableOf(pack, P.PACK_DIAMETER)
  sizeCount = rowsOf(pack, P.PACK_DIAMETER)
  bends = reserve((sizeCount as usize) << 3)
  steps = reserve(sizeCount)
  for (let size = 0; size < sizeCount; size++) {
    store<f64>(bends + ((size as usize) << 3), bendMetres(pack, mmOf(size)))
    store<u8>(steps + size, sizeOf(stepUp(pack, mmOf(size))) as u8)
  }
}

/** Returns the diameter of a size in mm; NaN for NO_SIZE. */
export function mmOf(size: i32): f64 {
  return load<f64>(diameters + ((size as usize) << 3))
}

/** Returns the index of a diameter of the pack's tables, NO_SIZE where it is none. */
export function sizeOf(mm: f64): i32 {
  let from = 1
  let to = sizeCount
  while (from < to) {
    const middle = (from + to) >> 1
    if (mmOf(middle) < mm) from = middle + 1
    else to = middle
  }
  return from < sizeCount && mmOf(from) == mm ? from : NO_SIZE
}

/** Returns the equivalent metres of a 90° bend at a gas size. */
export function bendLength(gas: i32): f64 {
  return load<f64>(bends + ((gas as usize) << 3))
}

/** Returns the next size up, or the same where the pack has none. */
export function oneStepUp(size: i32): i32 {
  return load<u8>(steps + size)
}

/** Returns the equivalent metres of a 90° bend by a pack's table of fittings; between rows the next smaller. */
export function bendMetres(pack: usize, mm: f64): f64 {
  return cell(tableOf(pack, P.PACK_ELBOW), P.LINE_WIDTH, bendRow(pack, mm), P.LINE_Y)
}

/** Returns the row of that table for a gas diameter. */
export function bendRow(pack: usize, mm: f64): i32 {
  const at = tableOf(pack, P.PACK_ELBOW)
  const rows = rowsOf(pack, P.PACK_ELBOW)
  let row = 0
  while (row + 1 < rows && cell(at, P.LINE_WIDTH, row + 1, P.LINE_X) <= mm + 0.015) row++
  return row
}

/** Returns the next diameter up in mm, or the same where the pack has none (table "upsize one step"). */
export function stepUp(pack: usize, mm: f64): f64 {
  const row = stepRow(pack, mm)
  return row < 0 ? mm : cell(tableOf(pack, P.PACK_UPSIZE), P.LINE_WIDTH, row, P.LINE_Y)
}

/** Returns the row of that table, -1 where there is none. */
export function stepRow(pack: usize, mm: f64): i32 {
  const at = tableOf(pack, P.PACK_UPSIZE)
  const rows = rowsOf(pack, P.PACK_UPSIZE)
  for (let row = 0; row < rows; row++) {
    if (Math.abs(cell(at, P.LINE_WIDTH, row, P.LINE_X) - mm) < 0.015) return row
  }
  return -1
}
