import * as L from '../../../common/layout/layout'
import * as N from '../../../common/layout/layout-sense'
import * as R from '../../../common/layout/layout-codes'
import { checkLeast, checkMost, checkSense } from '../../findings'
import { measureAgainst } from '../../meters'
import { constant, severityOf } from '../../pack'
import { altitudeEnd } from '../../piping/altitude-end'
import { design, pack } from '../../system'

/** Checks for impossible air: a wet bulb above its dry bulb, a room outside the habitable range, an elevation for which the pack has no correction. */
export function checkAir(root: i32): void {
  const pairs = design(L.DESIGN_AIR_PAIRS) as i32
  for (let code = R.LIMIT_COOL_INDOOR_WB; code <= R.LIMIT_HEAT_OUTDOOR_WB; code++) {
    if (((pairs >> (code - R.LIMIT_COOL_INDOOR_WB)) & 1) == 0) continue
    checkSense(code, severityOf(pack, N.CONST_AIR_SEVERITY), root, design(wetBulbOf(code)), design(dryBulbOf(code)), true, false)
  }
  checkIndoors(R.LIMIT_COOL_INDOOR_DB, root, L.DESIGN_COOL_INDOOR_DB, N.CONST_COOL_INDOOR_LEAST, N.CONST_COOL_INDOOR_MOST)
  checkIndoors(R.LIMIT_HEAT_INDOOR_DB, root, L.DESIGN_HEAT_INDOOR_DB, N.CONST_HEAT_INDOOR_LEAST, N.CONST_HEAT_INDOOR_MOST)
  checkMost(R.LIMIT_ALTITUDE, severityOf(pack, N.CONST_ALTITUDE_SEVERITY), root, -1, design(L.DESIGN_ELEVATION), altitudeEnd(pack))
}

function checkIndoors(code: i32, root: i32, slot: i32, least: i32, most: i32): void {
  measureAgainst(constant(pack, most) - constant(pack, least))
  checkLeast(code, severityOf(pack, N.CONST_AIR_SEVERITY), root, -1, design(slot), constant(pack, least))
  checkMost(code, severityOf(pack, N.CONST_AIR_SEVERITY), root, -1, design(slot), constant(pack, most))
  measureAgainst(0)
}

/** Returns the slots of the design that a limit of a wet bulb compares. */
export function wetBulbOf(code: i32): i32 {
  if (code == R.LIMIT_COOL_INDOOR_WB) return L.DESIGN_COOL_INDOOR_WB
  if (code == R.LIMIT_COOL_OUTDOOR_WB) return L.DESIGN_COOL_OUTDOOR_WB
  return code == R.LIMIT_HEAT_INDOOR_WB ? L.DESIGN_HEAT_INDOOR_WB : L.DESIGN_HEAT_OUTDOOR_WB
}

export function dryBulbOf(code: i32): i32 {
  if (code == R.LIMIT_COOL_INDOOR_WB) return L.DESIGN_COOL_INDOOR_DB
  if (code == R.LIMIT_COOL_OUTDOOR_WB) return L.DESIGN_COOL_OUTDOOR_DB
  return code == R.LIMIT_HEAT_INDOOR_WB ? L.DESIGN_HEAT_INDOOR_DB : L.DESIGN_HEAT_OUTDOOR_DB
}
