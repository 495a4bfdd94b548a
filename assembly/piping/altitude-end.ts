import * as L from '../layout'
import * as P from '../layout-pack'
import * as R from '../layout-rules'
import { cell, rowsOf, tableOf } from '../pack'
import { speaksOf } from './maker-factor'

/** Where the elevation found last stands: table of the pack, row, and its column. A proof asks for it. */
export let endTable: i32 = 0
export let endRow: i32 = 0

/** Highest elevation in m that the correction for altitude knows: of the maker's own table for the outdoor unit in work, else of the built-in one. */
export function altitudeEnd(pack: usize): f64 {
  const at = tableOf(pack, P.PACK_FACTOR)
  for (let row = 0; row < rowsOf(pack, P.PACK_FACTOR); row++) {
    if (!speaksOf(pack, row, false, L.FACTOR_ALTITUDE)) continue
    if (byElevation(at, row, R.TABLE_X_BY)) return makersEnd(pack, at, row, R.TABLE_X_FIRST, R.TABLE_X_COUNT)
    if (byElevation(at, row, R.TABLE_Y_BY)) return makersEnd(pack, at, row, R.TABLE_Y_FIRST, R.TABLE_Y_COUNT)
  }
  endTable = P.PACK_ALTITUDE
  endRow = rowsOf(pack, P.PACK_ALTITUDE) - 1
  return cell(tableOf(pack, P.PACK_ALTITUDE), P.LINE_WIDTH, endRow, P.LINE_X)
}

function byElevation(tables: usize, row: i32, axis: i32): bool {
  return (cell(tables, R.TABLE_WIDTH, row, axis) as i32) == R.BY_ELEVATION
}

function makersEnd(pack: usize, tables: usize, row: i32, first: i32, count: i32): f64 {
  endTable = P.PACK_FACTOR_CELL
  endRow = (cell(tables, R.TABLE_WIDTH, row, first) + cell(tables, R.TABLE_WIDTH, row, count) - 1) as i32
  return cell(tableOf(pack, P.PACK_FACTOR_CELL), 1, endRow, 0)
}
