import * as L from '../../common/layout/layout'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { coolingOf, isFree, isUnit } from '../piping/capacity'
import { portKwOf, portsTaken } from '../piping/fitting'
import { hasFlag, jointTypeOf, kindOf, portOf, targetOf } from '../system'
import { isUnknownPort, lacksSibling, reach, siblingOf, span } from './port-bits'
import { isMergeJoint } from './system/standing'

/** More children than any real box has; above this no port is suggested, to bound the time for an unusual drawing. */
const CHILDREN_MOST: i32 = 64

let standing: u64 = 0
let barred: u64 = 0

/**
 * Returns the first port from which a node may take `count` ports of a box without breaking a port rule, 0 where there is none: no node uses them, none is
 * reserved for or needed by a large unit, and a large unit (`isLarge`) has a free sibling.
 */
export function firstPort(ports: i32, count: i32, isPair: bool, isLarge: bool, taken: u64, kept: u64): i32 {
  for (let port = 1; port <= ports; port++) {
    if (isUnknownPort(port, count, ports, isPair)) continue
    if ((reach(port, count, ports) & (taken | kept)) != 0) continue
    if (!isLarge || !lacksSibling(port, ports, taken | kept)) return port
  }
  return 0
}

/** Returns the port of the same box on which a child would break no rule, 0 where there is none. */
export function betterPort(box: i32, child: i32, ports: i32, noPort: i32): i32 {
  const from = childrenFrom(box)
  const to = childrenTo(box)
  if (to - from > CHILDREN_MOST) return 0
  const limit = portKwOf(box)
  standing = 0
  barred = 0
  for (let place = from; place < to; place++) {
    if (targetOf(childAt(place)) != child) occupy(childAt(place), ports, noPort != 0 ? limit : Infinity)
  }
  const isLarge = noPort != 0 && ports > 1 && isUnit(kindOf(child)) && coolingOf(child) > limit + ALLOWANCE
  const isPair = isMergeJoint(kindOf(child), jointTypeOf(child)) && jointTypeOf(child) == L.JOINT_MP2
  return firstPort(ports, portsTaken(child), isPair, isLarge, standing, barred)
}

function occupy(edge: i32, ports: i32, limit: f64): void {
  const child = targetOf(edge)
  const port = portOf(edge)
  const bits = reach(port, portsTaken(child), ports)
  if (isFree(kindOf(child))) {
    if (hasFlag(child, L.FLAG_RESERVED)) barred |= bits
    return
  }
  standing |= bits
  const isLarge = isUnit(kindOf(child)) && coolingOf(child) > limit + ALLOWANCE
  if (isLarge && bits != 0 && siblingOf(port) <= ports) barred |= span(siblingOf(port), 1)
}
