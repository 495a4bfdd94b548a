import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-codes'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { ALLOWANCE, breakPortRule, breakRule, checkMost } from '../findings'
import { cell, tableOf } from '../pack'
import { loadOf } from '../state'
import { jointTypeOf, kindOf, pack, portOf, targetOf } from '../system'
import { coolingOf, isFree, isMerge, isSubConnector, isUnit } from '../piping/capacity'
import { branchesOf, fittingRow, portKwOf, portsOf, portsTaken } from '../piping/fitting'
import { unitsBelowOf } from '../piping/upstream'
import { betterPort } from './free-port'
import { isUnknownPort, lacksSibling, reach } from './port-bits'

/** Ports of one box, a bit each: those with a drawn node, and those really taken. */
let drawn: u64 = 0
let taken: u64 = 0

/** Checks port rules and port limits of one box. `noPort` is the code of "no suitable port" in the system's mode, 0 where the mode has no such rule. */
export function checkPorts(box: i32, noPort: i32, withLimits: bool): void {
  const ports = portsOf(box)
  const to = childrenTo(box)
  drawn = 0
  taken = 0
  for (let place = childrenFrom(box); place < to; place++) placeChild(box, childAt(place), ports, noPort)
  for (let place = childrenFrom(box); place < to; place++) checkPort(box, childAt(place), ports, noPort, withLimits)
}

function placeChild(box: i32, edge: i32, ports: i32, noPort: i32): void {
  const child = targetOf(edge)
  const port = portOf(edge)
  const count = portsTaken(child)
  const bits = reach(port, count, ports)
  const isUnknown = isUnknownPort(port, count, ports, isPair(child))
  const isSecond = (drawn & bits) != 0
  const better = isUnknown || isSecond ? betterPort(box, child, ports, noPort) : 0
  if (isUnknown) breakPortRule(R.RULE_PORT_UNKNOWN, child, NaN, better)
  if (isSecond) breakPortRule(R.RULE_PLACE_TAKEN, child, NaN, better)
  drawn |= bits
  if (!isFree(kindOf(child))) taken |= bits
}

function isPair(node: i32): bool {
  return isMerge(node) && jointTypeOf(node) == L.JOINT_MP2
}

function checkPort(box: i32, edge: i32, ports: i32, noPort: i32, withLimits: bool): void {
  const child = targetOf(edge)
  const limit = portKwOf(box)
  const isLarge = isUnit(kindOf(child)) && coolingOf(child) > limit + ALLOWANCE
  const hasSiblings = ports > 1
  if (noPort != 0 && isLarge && hasSiblings && lacksSibling(portOf(edge), ports, taken)) {
    breakPortRule(noPort, child, limit, betterPort(box, child, ports, noPort))
  }
  if (!withLimits || isSubConnector(child)) return
  const merged = portsTaken(child)
  const row = fittingRow(box)
  const perPort = cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, row, P.BOX_PORT_UNITS) * (merged as f64)
  checkMost(R.LIMIT_PORT_UNITS, L.SEVERITY_ERROR, -1, edge, unitsBelowOf(child) as f64, perPort)
  if (isMerge(child)) return
  const carries = isLarge && hasSiblings ? limit * 2 : limit
  checkMost(R.LIMIT_PORT_KW, L.SEVERITY_ERROR, -1, edge, isUnit(kindOf(child)) ? coolingOf(child) : (loadOf(child) as f64) / 10, carries)
}

/** Children of a joint beyond its branches share one. */
export function checkBranches(joint: i32): void {
  const from = childrenFrom(joint)
  const to = childrenTo(joint)
  if (isSubConnector(joint) || isMerge(joint)) return
  for (let place = from + branchesOf(joint); place < to; place++) breakRule(R.RULE_PLACE_TAKEN, targetOf(childAt(place)), -1, 0, NaN)
}
