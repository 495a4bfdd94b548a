import * as L from '../layout'
import * as R from '../layout-codes'
import { feedOf, parentOf } from '../diagram/feeds'
import { breakRule } from '../findings'
import { airHandlerOf, design, edgeMaterialOf, hasFlag, jointTypeOf, kindOf, materialOf } from '../system'
import { isFree, isMerge } from '../piping/capacity'
import { kitsOf } from './kits'

/** Rules that hold in every mode (specification, connection rules) for one node of the tree. */
export function checkGeneral(node: i32): void {
  const parent = parentOf(node)
  if (design(L.DESIGN_HOT_WATER_SERIES) == 1) checkHotWaterSeries(node, parent)
  if (isMerge(parent) && jointTypeOf(parent) != L.JOINT_MP2) checkLargeMerge(node, parent)
}

function checkHotWaterSeries(node: i32, parent: i32): void {
  if (hasFlag(node, L.FLAG_HOT_WATER_KIT) && kindOf(parent) == L.KIND_OUTDOOR) breakRule(R.RULE_HOT_WATER_KIT_ALONE, node, -1, 0, NaN)
  const own = materialOf(node)
  const pipe = edgeMaterialOf(feedOf(node))
  if (kindOf(node) == L.KIND_JOINT && own != 0 && pipe != 0 && own != pipe) breakRule(R.RULE_BRANCH_MATERIAL, node, -1, 0, NaN)
}

/** MP4, MP8 and the -W joints take indoor and fresh-air units, and an air handler of one kit only. */
function checkLargeMerge(node: i32, parent: i32): void {
  const kind = kindOf(node)
  const type = jointTypeOf(parent)
  const isKit = kind == L.KIND_KIT
  const fits = isKit || kind == L.KIND_INDOOR || kind == L.KIND_FRESH_AIR || kind == L.KIND_AHU_BOX || isFree(kind)
  if (!fits) breakRule(R.RULE_ONLY_INDOOR_OR_FRESH_AIR, node, -1, type, NaN)
  if (isKit && kitsOf(airHandlerOf(node)) > 1) breakRule(R.RULE_ONLY_ONE_KIT, node, -1, type, NaN)
}
