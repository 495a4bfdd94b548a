import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { parentOf } from '../diagram/feeds'
import { hasKind } from '../diagram/tree'
import { boxAbove, isBelow, UP_PLAIN } from '../piping/upstream'
import { brokenIf } from '../rules/broken'
import { isOneKitJoint } from '../rules/system/general'
import { MAIN_SUB } from '../rules/mode'
import { placementRules } from '../rules/placement'
import { airHandlerOf, kindOf, nodeCount } from '../system'
import * as I from './item'
import { mode } from './open-question'
import { shiftedRules } from './shifted-limits'
import { hasRun, needs, STAGE_PLACES, STAGE_QUESTION } from '../../common/stages'

/** Whether another kit of the item's air handler hangs where only air handlers of one kit may; the same for every place of a drawing. */
let robsKit: bool = false

export function openPlaceRules(): void {
  needs(STAGE_QUESTION)
  hasRun(STAGE_PLACES)
  robsKit = false
  if (I.airHandler == 0 || !hasKind(L.KIND_KIT)) return
  for (let node = 0; node < nodeCount && !robsKit; node++) robsKit = isOtherKit(node)
}

/** Returns whether a node is a kit of the item's air handler under a joint that takes one kit. */
export function isOtherKit(node: i32): bool {
  return kindOf(node) == L.KIND_KIT && airHandlerOf(node) == I.airHandler && isOneKitJoint(parentOf(node))
}

/** Returns whether the item is an MP joint that would be below a joint or header of the same system. */
export function isMergeBelowPlain(place: i32): bool {
  return mode == MAIN_SUB && I.isMerge() && isBelow(place, UP_PLAIN)
}

/** Returns the rules that the item breaks at a place itself, by its upstream nodes. */
export function ownRules(place: i32): u32 {
  return placementRules(mode, place, I.kind, I.type, I.outlets, I.flags, I.cooling, I.material, I.kits, I.index)
}

/** Returns the rules broken elsewhere once the item is at a place, except those of units on the ports beside it. */
export function rulesElsewhere(place: i32): u32 {
  return brokenIf(isMergeBelowPlain(place), R.RULE_JOINT_CANNOT) | brokenIf(robsKit, R.RULE_ONLY_ONE_KIT) | shiftedRules(boxAbove(place))
}
