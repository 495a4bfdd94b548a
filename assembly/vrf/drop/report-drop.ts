import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { feedOf, parentOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { breakRule } from '../findings'
import { isPlain, isUnit } from '../piping/capacity'
import { boxAbove } from '../piping/upstream'
import { reportRules } from '../rules/broken'
import { jointTypeOf, kindOf, nodeCount, portOf, targetOf } from '../system'
import * as B from './box-places'
import * as I from './item'
import { mode } from './open-question'
import { isMergeBelowPlain, isOtherKit } from './place-rules'
import { hasShifts, isNewlyWithoutPort, isShifted, newlyBroken } from './shifted-limits'

/** Lists the findings of a refused drop: the rules broken at the place itself, then those broken elsewhere. */
export function reportDrop(place: i32, own: u32): void {
  reportRules(place, own, I.type, I.index)
  if (isMergeBelowPlain(place)) reportJoints(place)
  for (let node = 0; node < nodeCount && I.airHandler > 0; node++) {
    if (isOtherKit(node)) breakRule(R.RULE_ONLY_ONE_KIT, node, -1, jointTypeOf(parentOf(node)), NaN)
  }
  if (hasShifts()) reportShifted(place)
  const parent = parentOf(place)
  if (kindOf(parent) == L.KIND_BOX) reportNeighbours(parent, place)
}

function reportJoints(place: i32): void {
  for (let node = parentOf(place); node >= 0; node = parentOf(node)) {
    if (isPlain(node)) breakRule(R.RULE_JOINT_CANNOT, node, -1, 0, NaN)
  }
}

/** Lists the large units beside the place whose sibling port the item takes. */
function reportNeighbours(box: i32, place: i32): void {
  B.openBox(box, mode)
  const bits = B.itemReach(portOf(feedOf(place)))
  const to = childrenTo(box)
  for (let at = childrenFrom(box); at < to; at++) {
    const edge = childAt(at)
    if ((B.portNeededBy(edge) & bits) != 0) breakRule(B.noPort, targetOf(edge), -1, 0, B.limit)
  }
}

/** Lists the units of the boxes above whose model the item changes. */
function reportShifted(place: i32): void {
  for (let box = boxAbove(place); box >= 0; box = boxAbove(box)) {
    if (isShifted(box)) reportUnitsOf(box)
  }
}

function reportUnitsOf(box: i32): void {
  for (let node = 0; node < nodeCount; node++) {
    if (isUnit(kindOf(node)) && boxAbove(node) == box) reportRules(node, newlyBroken(mode, node, kindOf(node)), 0, I.index)
  }
  B.openBox(box, mode)
  const to = childrenTo(box)
  for (let at = childrenFrom(box); at < to; at++) {
    if (isNewlyWithoutPort(box, childAt(at))) breakRule(B.noPort, targetOf(childAt(at)), -1, 0, B.limit)
  }
}
