import * as L from '../../../common/layout/layout'
import * as R from '../../../common/layout/layout-codes'
import { parentOf } from '../../diagram/feeds'
import { ALLOWANCE } from '../../findings'
import { isMerge, isPlain, isSubConnector, isUnit } from '../../piping/capacity'
import { portKwWith, portsOf } from '../../piping/fitting'
import { boxAbove, hasMergeBelow, isBelow, mainAbove, UP_MAIN, UP_MERGE, UP_SUB } from '../../piping/upstream'
import { hasFlag, jointTypeOf, kindOf } from '../../system'
import { brokenIf } from '../broken'
import { isPlainJoint } from './standing'

/**
 * Checks the rules of main/sub systems (decisions, section 4.1) for the present or future node at a place: kind, joint type, ports of a box, cooling in kW. `more` is the
 * capacity index that it adds to what the drawing carries.
 */
export function mainSubRules(place: i32, kind: i32, type: i32, ports: i32, cooling: f64, more: i32): u32 {
  const parent = parentOf(place)
  if (kind == L.KIND_BOX) return boxRules(place, parent, type, ports)
  if (kind == L.KIND_JOINT) return jointRules(place, kind, type)
  if (!isUnit(kind)) return 0
  const isIndoor = kind == L.KIND_INDOOR || kind == L.KIND_FRESH_AIR
  return (
    brokenIf(isIndoor && cannotHang(place, parent), R.RULE_INDOOR_CANNOT) |
    brokenIf(isLowOnReversed(place, parent, cooling, more), R.RULE_LOW_CAPACITY_CANNOT)
  )
}

function boxRules(place: i32, parent: i32, type: i32, ports: i32): u32 {
  if (type == L.JOINT_MS_MAIN) return brokenIf(kindOf(parent) != L.KIND_OUTDOOR, R.RULE_MAIN_FIRST)
  if (type != L.JOINT_MS_SUB) return 0
  const main = mainAbove(place)
  return (
    brokenIf(!isSubConnector(parent) || isBelow(place, UP_SUB), R.RULE_SUB_AFTER_MAIN) |
    brokenIf(main >= 0 && ports > portsOf(main), R.RULE_SUB_NOT_MAIN_PORT)
  )
}

function jointRules(place: i32, kind: i32, type: i32): u32 {
  if (type == L.JOINT_MP2) return brokenIf(!isBelow(place, UP_MAIN | UP_SUB), R.RULE_MP2_AFTER_BOX)
  return brokenIf(isPlainJoint(kind, type) && (isBelow(place, UP_MERGE) || hasMergeBelow(place)), R.RULE_JOINT_CANNOT)
}

function cannotHang(place: i32, parent: i32): bool {
  if (kindOf(parent) == L.KIND_OUTDOOR || isSubConnector(parent)) return true
  return isPlain(parent) && boxAbove(place) < 0
}

function isLowOnReversed(place: i32, parent: i32, cooling: f64, more: i32): bool {
  if (!isMerge(parent) || jointTypeOf(parent) != L.JOINT_MP2) return false
  if (!hasFlag(parent, L.FLAG_REVERSE) || !hasFlag(parent, L.FLAG_HOLDS_BOX_UNIT)) return false
  return cooling <= portKwWith(boxAbove(place), more) + ALLOWANCE
}
