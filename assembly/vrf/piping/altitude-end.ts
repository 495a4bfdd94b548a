import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { cell, rowsOf, tableOf } from '../pack'
import { speaksOf } from './maker-factor'
import { hasPressureTable } from './pressure'

/** Position of the elevation found last: table of the pack, row, and column; read by a proof. */
export let endTable: i32 = 0
export let endRow: i32 = 0

/**
 * Returns the highest elevation in m that the whole correction for altitude covers: the least end of the maker's tables by elevation for the current outdoor unit, or of
 * the built-in table where there is none, and of the pack's table of pressures.
 */
export function altitudeEnd(pack: usize): f64 {
  let end = makersEnd(pack)
  if (isNaN(end)) end = lineEnd(pack, P.PACK_ALTITUDE, Infinity)
  return hasPressureTable(pack) ? lineEnd(pack, P.PACK_PRESSURE, end) : end
}

function makersEnd(pack: usize): f64 {
  const at = tableOf(pack, P.PACK_FACTOR)
  let end = NaN
  for (let row = 0; row < rowsOf(pack, P.PACK_FACTOR); row++) {
    if (!speaksOf(pack, row, false, L.FACTOR_ALTITUDE) && !speaksOf(pack, row, true, L.FACTOR_ALTITUDE)) continue
    if (byElevation(at, row, R.TABLE_X_BY)) end = axisEnd(pack, at, row, R.TABLE_X_FIRST, R.TABLE_X_COUNT, end)
    if (byElevation(at, row, R.TABLE_Y_BY)) end = axisEnd(pack, at, row, R.TABLE_Y_FIRST, R.TABLE_Y_COUNT, end)
  }
  return end
}

function byElevation(tables: usize, row: i32, axis: i32): bool {
  return (cell(tables, R.TABLE_WIDTH, row, axis) as i32) == R.BY_ELEVATION
}

function axisEnd(pack: usize, tables: usize, row: i32, first: i32, count: i32, least: f64): f64 {
  const last = (cell(tables, R.TABLE_WIDTH, row, first) + cell(tables, R.TABLE_WIDTH, row, count) - 1) as i32
  return lesser(P.PACK_FACTOR_CELL, last, cell(tableOf(pack, P.PACK_FACTOR_CELL), 1, last, 0), least)
}

function lineEnd(pack: usize, table: i32, least: f64): f64 {
  const last = rowsOf(pack, table) - 1
  return lesser(table, last, cell(tableOf(pack, table), P.LINE_WIDTH, last, P.LINE_X), least)
}

/** Takes the lesser of two ends; where it is the new one, its position is kept. */
function lesser(table: i32, row: i32, end: f64, least: f64): f64 {
  if (end >= least) return least
  endTable = table
  endRow = row
  return end
}
