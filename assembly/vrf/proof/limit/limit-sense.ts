import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as N from '../../../common/layout/layout-sense'
import * as R from '../../../common/layout/layout-codes'
import { isSeenLeast } from '../../findings'
import { rowsOf } from '../../pack'
import { altitudeEnd, endRow, endTable } from '../../piping/altitude-end'
import { mainTable } from '../../piping/pipe-size'
import { endTableOf } from '../../piping/table-end'
import { dryBulbOf, wetBulbOf } from '../../rules/system/air'
import { design, pack } from '../../system'
import { ofDesign, ofTable, ofTableKw } from '../note'

/** Returns the slot of the design that a limit of the air measures. */
export function airSlot(code: i32): i32 {
  if (code == R.LIMIT_COOL_INDOOR_DB) return L.DESIGN_COOL_INDOOR_DB
  if (code == R.LIMIT_HEAT_INDOOR_DB) return L.DESIGN_HEAT_INDOOR_DB
  return code == R.LIMIT_ALTITUDE ? L.DESIGN_ELEVATION : wetBulbOf(code)
}

/** Writes the bound of a table's end or of the air as an operand. */
export function ofSenseBound(code: i32, edge: i32): void {
  if (code == R.LIMIT_PIPE_KW) {
    const table = endTableOf(edge)
    ofTableKw(table, P.PIPE_WIDTH, rowsOf(pack, table) - 1, P.PIPE_INDEX)
  } else if (code == R.LIMIT_MAIN_HP) ofTable(mainTable, P.MAIN_WIDTH, rowsOf(pack, mainTable) - 1, P.MAIN_HP)
  else if (code == R.LIMIT_ALTITUDE) {
    altitudeEnd(pack)
    ofTable(endTable, endTable == P.PACK_FACTOR_CELL ? 1 : P.LINE_WIDTH, endRow, P.LINE_X)
  } else if (code >= R.LIMIT_COOL_INDOOR_DB) ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, indoorColumn(code))
  else ofDesign(dryBulbOf(code), design(dryBulbOf(code)))
}

function indoorColumn(code: i32): i32 {
  if (code == R.LIMIT_COOL_INDOOR_DB) return isSeenLeast ? N.CONST_COOL_INDOOR_LEAST : N.CONST_COOL_INDOOR_MOST
  return isSeenLeast ? N.CONST_HEAT_INDOOR_LEAST : N.CONST_HEAT_INDOOR_MOST
}
