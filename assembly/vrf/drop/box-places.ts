import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { coolingOf, isFree, isUnit } from '../piping/capacity'
import { portKwWith, portsOf, portsTaken } from '../piping/fitting'
import { brokenIf } from '../rules/broken'
import { firstPort } from '../rules/free-port'
import { noPortRule } from '../rules/mode'
import { isUnknownPort, lacksSibling, reach, siblingOf, span } from '../rules/port-bits'
import { hasFlag, kindOf, portOf, targetOf } from '../system'
import * as I from './item'

/** The box in question: its ports taken by its children, reserved for a unit beside them, and needed by the large units beside them. */
export let taken: u64 = 0
let reserved: u64 = 0
let needed: u64 = 0
export let ports: i32 = 0
/** Load in kW that one port carries with the item on it. */
export let limit: f64 = 0
/** Code of "no suitable port" here, 0 where the mode has none. */
export let noPort: i32 = 0

/** Reads the children of a box. */
export function openBox(box: i32, mode: i32): void {
  taken = 0
  reserved = 0
  needed = 0
  ports = portsOf(box)
  limit = portKwWith(box, I.index)
  noPort = noPortRule(mode, box)
  const to = childrenTo(box)
  for (let place = childrenFrom(box); place < to; place++) lookAt(childAt(place))
}

function lookAt(edge: i32): void {
  const child = targetOf(edge)
  const bits = reach(portOf(edge), portsTaken(child), ports)
  if (isFree(kindOf(child))) {
    if (hasFlag(child, L.FLAG_RESERVED)) reserved |= bits
  } else {
    taken |= bits
    needed |= portNeededBy(edge)
  }
}

/** Returns the bit of the sibling port that a large unit on a pipe needs free; 0 where it needs none or there is none. */
export function portNeededBy(edge: i32): u64 {
  const child = targetOf(edge)
  const port = portOf(edge)
  if (noPort == 0 || port < 1 || port > ports || siblingOf(port) > ports) return 0
  return isUnit(kindOf(child)) && coolingOf(child) > limit + ALLOWANCE ? span(siblingOf(port), 1) : 0
}

/** Returns the ports that the item would take from this port on. */
export function itemReach(port: i32): u64 {
  return reach(port, I.ports, ports)
}

/** Returns whether the item is a unit that needs the sibling of its port. */
function isLargeItem(): bool {
  return noPort != 0 && ports > 1 && isUnit(I.kind) && I.cooling > limit + ALLOWANCE
}

/** Returns the rules broken by the item's own place on a port. `isSecond` where an earlier row of the drawing uses the same port. */
export function portRules(port: i32, isSecond: bool): u32 {
  const isPair = I.isMerge() && I.type == L.JOINT_MP2
  return (
    brokenIf(isUnknownPort(port, I.ports, ports, isPair), R.RULE_PORT_UNKNOWN) |
    brokenIf(isSecond || (itemReach(port) & (taken | reserved)) != 0, R.RULE_PLACE_TAKEN) |
    brokenIf(isLargeItem() && lacksSibling(port, ports, taken), noPort)
  )
}

/** Returns the rule of the large units beside the place that the item breaks by taking the sibling port of one. */
export function neighbourRules(port: i32): u32 {
  return brokenIf((itemReach(port) & needed) != 0, noPort)
}

/** Returns the sibling port that an allowed drop on a port reserves; 0 where it reserves none. A port reserved for another unit stays reserved for that unit. */
export function reservedPort(port: i32): i32 {
  if (!isLargeItem()) return 0
  const sibling = siblingOf(port)
  return (reserved & span(sibling, 1)) == 0 ? sibling : 0
}

/** Returns the first port of the box where the item breaks no port rule, 0 where there is none. */
export function betterPortFor(): i32 {
  const isPair = I.isMerge() && I.type == L.JOINT_MP2
  return firstPort(ports, I.ports, isPair, isLargeItem(), taken, reserved | needed)
}
