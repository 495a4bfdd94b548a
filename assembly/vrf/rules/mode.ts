import * as L from '../../common/layout/layout'
import { SERIES_HEAT_RECOVERY } from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-codes'
import { seriesCell } from '../piping/outdoor'
import { design, jointTypeOf } from '../system'

/** Modes of a system: one more than the index in OUTDOOR_TYPES of the model. */
export const HEAT_PUMP: i32 = 1
export const HEAT_RECOVERY: i32 = 2
export const MAIN_SUB: i32 = 3

/** Returns the mode of the drawing; where the outdoor unit names none, the library and the series decide. */
export function modeOf(): i32 {
  const named = design(L.DESIGN_OUTDOOR_TYPE) as i32
  if (named != 0) return named
  if (seriesCell(SERIES_HEAT_RECOVERY) == 1) return HEAT_RECOVERY
  return design(L.DESIGN_LIBRARY_MAIN_SUB) == 1 ? MAIN_SUB : HEAT_PUMP
}

/** Returns the code of "no suitable port" at a box; 0 where the mode has no such rule. */
export function noPortRule(mode: i32, box: i32): i32 {
  if (mode == MAIN_SUB) return R.RULE_NO_PORT_SUITABLE
  return mode == HEAT_RECOVERY && jointTypeOf(box) == L.JOINT_MS ? R.RULE_NO_SUITABLE_PORT : 0
}
