import * as R from '../../common/layout/layout-codes'
import { parentOf } from '../diagram/feeds'
import { breakRule } from '../findings'
import { portKwWith } from '../piping/fitting'
import { boxAbove } from '../piping/upstream'
import { jointTypeOf } from '../system'

/**
 * Rules that are broken at one place, a bit for each code: the lowest bit is the first rule of the table. A check returns such a set, and its caller
 * makes findings of it (whole graph, one drop) or takes the first (mask).
 */
export function brokenIf(isBroken: bool, code: i32): u32 {
  return isBroken ? (1 as u32) << (code as u32) : 0
}

/** Returns the code of the first rule of a set, 0 where none is broken. */
export function firstBroken(broken: u32): i32 {
  return broken == 0 ? 0 : (ctz<u32>(broken) as i32)
}

/** Makes a finding of every rule of a set. `type` is the joint type of the node at the place, `more` the capacity index that a drop adds. */
export function reportRules(place: i32, broken: u32, type: i32, more: i32): void {
  for (let rest = broken; rest != 0; rest &= rest - 1) {
    const code = firstBroken(rest)
    breakRule(code, place, -1, namedType(code, place, type), namesLimit(code) ? portKwWith(boxAbove(place), more) : NaN)
  }
}

/** Returns the joint type that the sentence of a rule names, 0 where it names none. */
function namedType(code: i32, place: i32, type: i32): i32 {
  if (code == R.RULE_JOINT_NEEDS_BOX) return type
  return code == R.RULE_ONLY_INDOOR_OR_FRESH_AIR || code == R.RULE_ONLY_ONE_KIT ? jointTypeOf(parentOf(place)) : 0
}

/** Returns whether the sentence of a rule names the load that one port carries. */
function namesLimit(code: i32): bool {
  return (
    code == R.RULE_LOW_CAPACITY_CANNOT ||
    code == R.RULE_LOW_CAPACITY_REVERSED ||
    code == R.RULE_NO_PORT_SUITABLE ||
    code == R.RULE_NO_SUITABLE_PORT
  )
}
