import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { tableFactor } from '../../common/factor-table'
import { cell, rowsOf, tableOf } from '../pack'
import { series } from './outdoor'

/** Factors of the maker's tables for each link of the chain; NaN where there is no table for it. */
const LINKS: i32 = 7
const cool = memory.data(56, 8)
const heat = memory.data(56, 8)
const axes = memory.data(72, 8)

export function setAxis(by: i32, value: f64): void {
  store<f64>(axes + ((by as usize) << 3), value)
}

// See docs/decisions/0018-rules-of-a-maker-are-data.md.
/** Link of the cooling or heating chain by the maker's tables, NaN where there is none. */
export function makerFactor(isHeating: bool, link: i32): f64 {
  return load<f64>((isHeating ? heat : cool) + ((link as usize) << 3))
}

/** A table for the length or the level applies to both: makers print them together. */
export function hasPipingTable(isHeating: bool): bool {
  return !isNaN(makerFactor(isHeating, L.FACTOR_LENGTH)) || !isNaN(makerFactor(isHeating, L.FACTOR_LEVEL))
}

/** Reads all tables of one mode for the axes that were set; those of one link multiply. Returns false where the pack has none at all. */
export function readMakerTables(pack: usize, isHeating: bool): bool {
  const at = tableOf(pack, P.PACK_FACTOR)
  const rows = rowsOf(pack, P.PACK_FACTOR)
  const factors = isHeating ? heat : cool
  for (let link = 0; link < LINKS; link++) store<f64>(factors + ((link as usize) << 3), NaN)
  for (let row = 0; row < rows; row++) {
    if (!speaksOf(pack, row, isHeating, cell(at, R.TABLE_WIDTH, row, R.TABLE_FACTOR) as i32)) continue
    const slot = factors + ((cell(at, R.TABLE_WIDTH, row, R.TABLE_FACTOR) as usize) << 3)
    const before = load<f64>(slot)
    const factor = tableFactor(pack, row, axis(at, row, R.TABLE_X_BY), axis(at, row, R.TABLE_Y_BY))
    store<f64>(slot, isNaN(before) ? factor : before * factor)
  }
  return rows > 0
}

/** Returns whether a table applies to a link in one mode and to the current outdoor unit. */
export function speaksOf(pack: usize, row: i32, isHeating: bool, link: i32): bool {
  const at = tableOf(pack, P.PACK_FACTOR)
  if (cell(at, R.TABLE_WIDTH, row, isHeating ? R.TABLE_HEAT : R.TABLE_COOL) != 1) return false
  if ((cell(at, R.TABLE_WIDTH, row, R.TABLE_FACTOR) as i32) != link) return false
  const only = cell(at, R.TABLE_WIDTH, row, R.TABLE_SERIES) as i32
  return only < 0 || only == series
}

function axis(table: usize, row: i32, column: i32): f64 {
  const by = cell(table, R.TABLE_WIDTH, row, column) as i32
  return by < 0 ? 0 : load<f64>(axes + ((by as usize) << 3))
}
