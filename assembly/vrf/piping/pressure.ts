import * as P from '../../common/layout/layout-pack'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { standardPressureRatio } from '../../formulas/psychrometrics'
import { lineAt } from '../../common/table'

/** Returns whether the pack itself gives the barometric pressure by elevation. */
export function hasPressureTable(pack: usize): bool {
  return rowsOf(pack, P.PACK_PRESSURE) > 0
}

/** Returns the barometric pressure in kPa at an elevation in m: from the pack's table, clamped to its ends, else the standard atmosphere from the pack's sea level. */
export function pressureAt(pack: usize, elevation: f64): f64 {
  if (hasPressureTable(pack)) return lineAt(pack, P.PACK_PRESSURE, elevation)
  return standardPressureRatio(elevation) * constant(pack, P.CONST_SEA_KPA)
}

/** Returns the air density relative to sea level as a ratio of pressures: the table's first row is sea level. */
export function airDensityAt(pack: usize, elevation: f64): f64 {
  if (!hasPressureTable(pack)) return standardPressureRatio(elevation)
  return pressureAt(pack, elevation) / cell(tableOf(pack, P.PACK_PRESSURE), P.LINE_WIDTH, 0, P.LINE_Y)
}
