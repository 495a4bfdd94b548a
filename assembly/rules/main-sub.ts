import * as L from '../layout'
import * as R from '../layout-codes'
import { parentOf } from '../diagram/feeds'
import { ALLOWANCE, breakRule } from '../findings'
import { hasFlag, jointTypeOf, kindOf } from '../system'
import { coolingOf, isMerge, isPlain, isSubConnector, isUnit } from '../piping/capacity'
import { portKwOf, portsOf } from '../piping/fitting'
import { boxAbove, hasMergeBelow, isBelow, mainAbove, UP_MAIN, UP_MERGE, UP_SUB } from '../piping/upstream'

/** Rules of main/sub systems (specification, connection rules) for one node of the tree. */
export function checkMainSub(node: i32): void {
  const kind = kindOf(node)
  const type = jointTypeOf(node)
  const parent = parentOf(node)
  if (kind == L.KIND_BOX && type == L.JOINT_MS_MAIN && kindOf(parent) != L.KIND_OUTDOOR) breakRule(R.RULE_MAIN_FIRST, node, -1, 0, NaN)
  if (kind == L.KIND_BOX && type == L.JOINT_MS_SUB) checkSub(node, parent)
  if (isMerge(node) && type == L.JOINT_MP2 && !isBelow(node, UP_MAIN | UP_SUB)) breakRule(R.RULE_MP2_AFTER_BOX, node, -1, 0, NaN)
  if (isPlain(node) && (isBelow(node, UP_MERGE) || hasMergeBelow(node))) breakRule(R.RULE_JOINT_CANNOT, node, -1, 0, NaN)
  if ((kind == L.KIND_INDOOR || kind == L.KIND_FRESH_AIR) && cannotHang(node, parent)) breakRule(R.RULE_INDOOR_CANNOT, node, -1, 0, NaN)
  if (isUnit(kind)) checkLowCapacity(node, parent)
}

function checkSub(node: i32, parent: i32): void {
  if (!isSubConnector(parent) || isBelow(node, UP_SUB)) breakRule(R.RULE_SUB_AFTER_MAIN, node, -1, 0, NaN)
  const main = mainAbove(node)
  if (main >= 0 && portsOf(node) > portsOf(main)) breakRule(R.RULE_SUB_NOT_MAIN_PORT, node, -1, 0, NaN)
}

function cannotHang(node: i32, parent: i32): bool {
  if (kindOf(parent) == L.KIND_OUTDOOR || isSubConnector(parent)) return true
  return isPlain(parent) && boxAbove(node) < 0
}

function checkLowCapacity(node: i32, parent: i32): void {
  if (!isMerge(parent) || jointTypeOf(parent) != L.JOINT_MP2) return
  if (!hasFlag(parent, L.FLAG_REVERSE) || !hasFlag(parent, L.FLAG_HOLDS_BOX_UNIT)) return
  const limit = portKwOf(boxAbove(node))
  if (coolingOf(node) <= limit + ALLOWANCE) breakRule(R.RULE_LOW_CAPACITY_CANNOT, node, -1, 0, limit)
}
