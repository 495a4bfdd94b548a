import * as L from '../../../common/layout/layout'
import * as R from '../../../common/layout/layout-codes'
import { feedOf, mayFollow, parentOf, partnerOf } from '../../diagram/feeds'
import { isFree, isMerge } from '../../piping/capacity'
import { design, edgeMaterialOf, jointTypeOf, kindOf } from '../../system'
import { brokenIf } from '../broken'

/**
 * Checks the rules of every mode (decisions, section 4.1) for the present or future node at a place: kind, flags, number of its material, kits of its air
 * handler (1 where it belongs to none).
 */
export function generalRules(place: i32, kind: i32, flags: i32, material: i32, kits: i32): u32 {
  const parent = parentOf(place)
  return (
    brokenIf(!mayFollow(kindOf(parent), kind), R.RULE_NOT_A_TREE) |
    (design(L.DESIGN_HOT_WATER_SERIES) == 1 ? hotWaterRules(place, parent, kind, flags, material) : 0) |
    (isOneKitJoint(parent) ? largeMergeRules(kind, kits) : 0)
  )
}

function hotWaterRules(place: i32, parent: i32, kind: i32, flags: i32, material: i32): u32 {
  const isAlone = (flags & L.FLAG_HOT_WATER_KIT) != 0 && kindOf(parent) == L.KIND_OUTDOOR
  const pipe = kind == L.KIND_JOINT && material != 0 ? pipeMaterialOf(feedOf(place)) : 0
  return brokenIf(isAlone, R.RULE_HOT_WATER_KIT_ALONE) | brokenIf(pipe != 0 && material != pipe, R.RULE_BRANCH_MATERIAL)
}

/** Returns the material of a pipe: of its first edge that gives one, 0 where none does. */
function pipeMaterialOf(feed: i32): i32 {
  const first = edgeMaterialOf(feed)
  const partner = partnerOf(feed)
  return first != 0 || partner < 0 ? first : edgeMaterialOf(partner)
}

/** MP4, MP8 and the -W joints take indoor and fresh-air units, and an air handler of one kit only. */
export function isOneKitJoint(node: i32): bool {
  return isMerge(node) && jointTypeOf(node) != L.JOINT_MP2
}

function largeMergeRules(kind: i32, kits: i32): u32 {
  const isKit = kind == L.KIND_KIT
  const fits = isKit || kind == L.KIND_INDOOR || kind == L.KIND_FRESH_AIR || kind == L.KIND_AHU_BOX || isFree(kind)
  return brokenIf(!fits, R.RULE_ONLY_INDOOR_OR_FRESH_AIR) | brokenIf(isKit && kits > 1, R.RULE_ONLY_ONE_KIT)
}
