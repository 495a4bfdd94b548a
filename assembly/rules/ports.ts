import * as L from '../layout'
import * as P from '../layout-pack'
import * as R from '../layout-codes'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { ALLOWANCE, breakRule, checkMost } from '../findings'
import { cell, tableOf } from '../pack'
import { jointTypeOf, kindOf, loadOf, pack, portOf, targetOf } from '../system'
import { coolingOf, isFree, isMerge, isSubConnector, isUnit } from '../piping/capacity'
import { branchesOf, fittingRow, portKwOf, portsOf, portsTaken } from '../piping/fitting'
import { unitsBelowOf } from '../piping/upstream'

/** Ports of one box, a bit each: what is on the drawing there, and what really takes the port. */
let drawn: u64 = 0
let taken: u64 = 0

/** Bits of the ports from `first`, `count` of them. */
function span(first: i32, count: i32): u64 {
  if (first < 1 || first + count > 65) return 0
  return (((1 as u64) << (count as u64)) - 1) << ((first - 1) as u64)
}

/** Port rules and port limits of one box. `noPort` is the code of "no suitable port" in the system's mode, 0 where the mode has no such rule. */
export function checkPorts(box: i32, noPort: i32, withLimits: bool): void {
  const ports = portsOf(box)
  const to = childrenTo(box)
  drawn = 0
  taken = 0
  for (let place = childrenFrom(box); place < to; place++) placeChild(childAt(place), ports)
  for (let place = childrenFrom(box); place < to; place++) checkPort(box, childAt(place), ports, noPort, withLimits)
}

function placeChild(edge: i32, ports: i32): void {
  const child = targetOf(edge)
  const port = portOf(edge)
  const count = portsTaken(child)
  const isEvenPair = isMerge(child) && jointTypeOf(child) == L.JOINT_MP2 && (port & 1) == 0
  if (port < 1 || port > ports || port + count - 1 > ports || isEvenPair) {
    breakRule(R.RULE_PORT_UNKNOWN, child, -1, 0, NaN)
    if (port < 1 || port > ports) return
  }
  const bits = span(port, port + count - 1 > ports ? ports - port + 1 : count)
  if ((drawn & bits) != 0) breakRule(R.RULE_PLACE_TAKEN, child, -1, 0, NaN)
  drawn |= bits
  if (!isFree(kindOf(child))) taken |= bits
}

function checkPort(box: i32, edge: i32, ports: i32, noPort: i32, withLimits: bool): void {
  const child = targetOf(edge)
  const limit = portKwOf(box)
  const isLarge = isUnit(kindOf(child)) && coolingOf(child) > limit + ALLOWANCE
  const hasSiblings = ports > 1
  if (noPort != 0 && isLarge && hasSiblings && isTaken(portOf(edge), ports)) breakRule(noPort, child, -1, 0, limit)
  if (!withLimits || isSubConnector(child)) return
  const merged = portsTaken(child)
  const row = fittingRow(box)
  const perPort = cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, row, P.BOX_PORT_UNITS) * (merged as f64)
  checkMost(R.LIMIT_PORT_UNITS, L.SEVERITY_ERROR, -1, edge, unitsBelowOf(child) as f64, perPort)
  if (isMerge(child)) return
  const carries = isLarge && hasSiblings ? limit * 2 : limit
  checkMost(R.LIMIT_PORT_KW, L.SEVERITY_ERROR, -1, edge, isUnit(kindOf(child)) ? coolingOf(child) : (loadOf(child) as f64) / 10, carries)
}

/** Whether a port's sibling is out of reach: ports stand in pairs 1–2, 3–4 …, and the last port of an odd box has none. */
function isTaken(port: i32, ports: i32): bool {
  if (port < 1 || port > ports) return false
  const sibling = ((port - 1) ^ 1) + 1
  return sibling > ports || (taken & span(sibling, 1)) != 0
}

/** Children of a joint beyond its branches share one. */
export function checkBranches(joint: i32): void {
  const from = childrenFrom(joint)
  const to = childrenTo(joint)
  if (isSubConnector(joint) || isMerge(joint)) return
  for (let place = from + branchesOf(joint); place < to; place++) breakRule(R.RULE_PLACE_TAKEN, targetOf(childAt(place)), -1, 0, NaN)
}
