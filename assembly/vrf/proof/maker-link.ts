import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { rowsOf } from '../pack'
import { hasPipingTable, makerFactor, speaksOf } from '../piping/maker-factor'
import { pack } from '../system'
import { makerTable, proveTable } from './maker-table'
import { ofStep, step } from './note'

/** Returns whether the pack has any correction tables of its own: then whole factors are the products of their links. */
export function hasMakerTables(): bool {
  return rowsOf(pack, P.PACK_FACTOR) > 0
}

/** Proves a link replaced by the maker's tables; returns false where the built-in factor applies. */
export function proveByMaker(isHeating: bool, link: i32): bool {
  if (!hasMakerTables()) return false
  // Both modes share one altitude, and cooling has no defrost.
  const mode = link == L.FACTOR_ALTITUDE ? false : isHeating
  if (!mode && link == L.FACTOR_DEFROST) return false
  if (!isNaN(makerFactor(mode, link))) {
    proveTables(mode, link)
    return true
  }
  if ((link != L.FACTOR_LENGTH && link != L.FACTOR_LEVEL) || !hasPipingTable(mode)) return false
  step(Q.FORMULA_ONE, 1)
  return true
}

/** Multiplies the tables of one link in their order. */
function proveTables(isHeating: bool, link: i32): void {
  const rows = rowsOf(pack, P.PACK_FACTOR)
  let place = -1
  let value: f64 = 1
  for (let row = 0; row < rows; row++) {
    if (!speaksOf(pack, row, isHeating, link)) continue
    const before = place
    const factor = makerTable(row, isHeating)
    const table = proveTable(row, isHeating)
    place = before < 0 ? table : step(Q.FORMULA_PRODUCT, value * factor)
    if (before >= 0) {
      ofStep(before, value)
      ofStep(table, factor)
    }
    value *= factor
  }
}
