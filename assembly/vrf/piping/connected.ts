import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { combination, firstModule, modules, series } from './outdoor'

/** Kinds of units, one after the other: indoor, fresh air, hydro, kit. */
export const KINDS: i32 = 4

/** Sums of capacity indices and numbers of units of each kind, to be weighed by `connectedIndex`. */
const indices = memory.data(32, 8)
const counts = memory.data(32, 8)

export function setKind(kind: i32, index: f64, units: f64): void {
  store<f64>(indices + (((kind - L.KIND_INDOOR) as usize) << 3), index)
  store<f64>(counts + (((kind - L.KIND_INDOOR) as usize) << 3), units)
}

export function indexOfKind(kind: i32): f64 {
  return load<f64>(indices + (((kind - L.KIND_INDOOR) as usize) << 3))
}

function unitsOfKind(kind: i32): f64 {
  return load<f64>(counts + (((kind - L.KIND_INDOOR) as usize) << 3))
}

/** Number of all units. */
export function unitsOfKinds(): f64 {
  let units: f64 = 0
  for (let kind = L.KIND_INDOOR; kind < L.KIND_INDOOR + KINDS; kind++) units += unitsOfKind(kind)
  return units
}

/** Returns the row of the weight of a kind in its combination of kinds, for the current outdoor unit; -1 where its index counts unweighted. */
export function weightRow(pack: usize, kind: i32): i32 {
  const at = tableOf(pack, P.PACK_INDEX_WEIGHT)
  const rows = rowsOf(pack, P.PACK_INDEX_WEIGHT)
  const mix = unitsOfKind(kind) == unitsOfKinds() ? R.MIX_ALONE : R.MIX_MIXED
  for (let row = 0; row < rows; row++) {
    if ((cell(at, R.WEIGHT_WIDTH, row, R.WEIGHT_KIND) as i32) != kind) continue
    const only = cell(at, R.WEIGHT_WIDTH, row, R.WEIGHT_MIX) as i32
    if (only != R.MIX_ANY && only != mix) continue
    if (isOf(at, row, R.WEIGHT_SERIES, series) && isOfOutdoor(at, row)) return row
  }
  return -1
}

function isOf(table: usize, row: i32, column: i32, own: i32): bool {
  const only = cell(table, R.WEIGHT_WIDTH, row, column) as i32
  return only < 0 || only == own
}

/** A listed combination is looked up by its own row, a single module by its. */
function isOfOutdoor(table: usize, row: i32): bool {
  const module = modules == 1 ? firstModule : -2
  return isOf(table, row, R.WEIGHT_MODULE, module) && isOf(table, row, R.WEIGHT_COMBINATION, combination >= 0 ? combination : -2)
}

/** Returns the sum of the indices as the pack weighs them, before the simultaneous share. */
export function weightedIndex(pack: usize): f64 {
  let sum: f64 = 0
  for (let kind = L.KIND_INDOOR; kind < L.KIND_INDOOR + KINDS; kind++) sum += weightedKind(pack, kind)
  return sum
}

/** Returns the weighted index that all units of one kind add to the sum. */
export function weightedKind(pack: usize, kind: i32): f64 {
  const row = weightRow(pack, kind)
  const index = indexOfKind(kind)
  return row < 0 ? index : cell(tableOf(pack, P.PACK_INDEX_WEIGHT), R.WEIGHT_WIDTH, row, R.WEIGHT_VALUE) * index
}

/** Returns the connected index for ratios: weighted, and only the simultaneous share where the pack's ratio counts that. */
export function connectedIndex(pack: usize): f64 {
  const sum = weightedIndex(pack)
  return constant(pack, P.CONST_BLOCK_RATIO) == 1 ? sum * blockShare(pack, unitsOfKinds()) : sum
}

/** Returns the row of the share for a number of units: the last one whose number is reached, -1 before the first. */
export function blockRow(pack: usize, units: f64): i32 {
  const at = tableOf(pack, P.PACK_BLOCK_LOAD)
  const rows = rowsOf(pack, P.PACK_BLOCK_LOAD)
  let row = -1
  while (row + 1 < rows && units >= cell(at, P.LINE_WIDTH, row + 1, P.LINE_X)) row++
  return row
}

/** Returns the simultaneous share of the loads of all rooms; 1 where the pack gives none. */
export function blockShare(pack: usize, units: f64): f64 {
  const row = blockRow(pack, units)
  return row < 0 ? 1 : cell(tableOf(pack, P.PACK_BLOCK_LOAD), P.LINE_WIDTH, row, P.LINE_Y)
}

/** Returns whether the pack weighs indices or lets the ratio count a share of the loads. */
export function countsOtherwise(pack: usize): bool {
  return rowsOf(pack, P.PACK_INDEX_WEIGHT) > 0 || constant(pack, P.CONST_BLOCK_RATIO) == 1
}
