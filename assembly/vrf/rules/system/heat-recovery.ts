import * as L from '../../../common/layout/layout'
import * as R from '../../../common/layout/layout-codes'
import { parentOf } from '../../diagram/feeds'
import { ALLOWANCE } from '../../findings'
import { isUnit } from '../../piping/capacity'
import { portKwWith } from '../../piping/fitting'
import { isBelow, UP_MS } from '../../piping/upstream'
import { hasFlag, kindOf } from '../../system'
import { brokenIf } from '../broken'

/**
 * Checks the rules of heat-recovery systems (decisions, section 4.1) for the present or future node at a place: kind, joint type, cooling in kW. `more` is the
 * capacity index that it adds to what the drawing carries.
 */
export function heatRecoveryRules(place: i32, kind: i32, type: i32, cooling: f64, more: i32): u32 {
  const isBehind = isBelow(place, UP_MS)
  if (kind == L.KIND_BOX) return brokenIf(type == L.JOINT_MS && isBehind, R.RULE_BOX_AFTER_BOX)
  if (kind == L.KIND_JOINT) return brokenIf((type == L.JOINT_MP4 || type == L.JOINT_MP8) && !isBehind, R.RULE_JOINT_NEEDS_BOX)
  if (!isUnit(kind)) return 0
  return unitOrder(kind, isBehind) | brokenIf(isLowOnReversed(parentOf(place), cooling, more), R.RULE_LOW_CAPACITY_REVERSED)
}

function unitOrder(kind: i32, isBehind: bool): u32 {
  if (kind == L.KIND_HYDRO) return brokenIf(isBehind, R.RULE_HYDRO_AFTER_BOX)
  return brokenIf(!isBehind, kind == L.KIND_INDOOR ? R.RULE_INDOOR_NEEDS_BOX : R.RULE_AHU_NEEDS_BOX)
}

function isLowOnReversed(parent: i32, cooling: f64, more: i32): bool {
  if (kindOf(parent) != L.KIND_BOX || !hasFlag(parent, L.FLAG_REVERSE)) return false
  return cooling <= portKwWith(parent, more) + ALLOWANCE
}
