import * as L from '../layout'
import * as R from '../layout-codes'
import { parentOf } from '../diagram/feeds'
import { ALLOWANCE, breakRule } from '../findings'
import { hasFlag, jointTypeOf, kindOf } from '../system'
import { coolingOf, isUnit } from '../piping/capacity'
import { portKwOf } from '../piping/fitting'
import { isBelow, UP_MS } from '../piping/upstream'

/** Rules of heat-recovery systems (specification, connection rules) for one node of the tree. */
export function checkHeatRecovery(node: i32): void {
  const kind = kindOf(node)
  const type = jointTypeOf(node)
  const isBehind = isBelow(node, UP_MS)
  if (kind == L.KIND_BOX && type == L.JOINT_MS && isBehind) breakRule(R.RULE_BOX_AFTER_BOX, node, -1, 0, NaN)
  if (kind == L.KIND_HYDRO && isBehind) breakRule(R.RULE_HYDRO_AFTER_BOX, node, -1, 0, NaN)
  if (kind == L.KIND_JOINT && (type == L.JOINT_MP4 || type == L.JOINT_MP8) && !isBehind)
    breakRule(R.RULE_JOINT_NEEDS_BOX, node, -1, type, NaN)
  if (kind == L.KIND_INDOOR && !isBehind) breakRule(R.RULE_INDOOR_NEEDS_BOX, node, -1, 0, NaN)
  if ((kind == L.KIND_KIT || kind == L.KIND_FRESH_AIR) && !isBehind) breakRule(R.RULE_AHU_NEEDS_BOX, node, -1, 0, NaN)
  if (isUnit(kind)) checkReversed(node, parentOf(node))
}

function checkReversed(node: i32, parent: i32): void {
  if (kindOf(parent) != L.KIND_BOX || !hasFlag(parent, L.FLAG_REVERSE)) return
  const limit = portKwOf(parent)
  if (coolingOf(node) <= limit + ALLOWANCE) breakRule(R.RULE_LOW_CAPACITY_REVERSED, node, -1, 0, limit)
}
