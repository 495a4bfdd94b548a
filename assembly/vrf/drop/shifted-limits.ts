import * as L from '../../common/layout/layout'
import { childAt, childrenFrom, childrenTo, hasKind, nodeAt, orderCount } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { coolingOf, isUnit } from '../piping/capacity'
import { portKwOf, portKwWith } from '../piping/fitting'
import { boxAbove } from '../piping/upstream'
import { brokenIf } from '../rules/broken'
import { lacksSibling } from '../rules/port-bits'
import { placementRules } from '../rules/placement'
import { HEAT_PUMP } from '../rules/mode'
import { flagsOf, jointTypeOf, kindOf, nodeCount, portOf, scratch, targetOf } from '../system'
import * as B from './box-places'
import * as I from './item'

/**
 * A box without a model of its own is the smallest that carries its load. One more unit may change its model, whose ports carry another load; then
 * existing units may break a rule. These are the rules the item breaks in this way: a set for each box, including those of the boxes above;
 * 0 where no box changes, as in packs whose boxes all have the same ports.
 */
let shifted: usize = 0

export function shiftedRules(box: i32): u32 {
  return shifted == 0 || box < 0 ? 0 : load<u32>(shifted + ((box as usize) << 2))
}

export function hasShifts(): bool {
  return shifted != 0
}

export function isShifted(box: i32): bool {
  return box >= 0 && portKwWith(box, I.index) != portKwOf(box)
}

export function findShifts(mode: i32): void {
  shifted = 0
  if (I.index == 0 || mode == HEAT_PUMP || !hasKind(L.KIND_BOX) || !someBoxShifts()) return
  shifted = scratch(nodeCount, 0)
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    const kind = kindOf(node)
    if (isUnit(kind) && isShifted(boxAbove(node))) add(boxAbove(node), newlyBroken(mode, node, kind))
    else if (kind == L.KIND_BOX && isShifted(node)) add(node, newlyWithoutPort(mode, node))
  }
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    if (kindOf(node) == L.KIND_BOX) add(node, shiftedRules(boxAbove(node)))
  }
}

function someBoxShifts(): bool {
  for (let node = 0; node < nodeCount; node++) {
    if (kindOf(node) == L.KIND_BOX && isShifted(node)) return true
  }
  return false
}

function add(box: i32, broken: u32): void {
  const at = shifted + ((box as usize) << 2)
  store<u32>(at, load<u32>(at) | broken)
}

/** Returns the rules of a unit's own place that hold with the loads as drawn but not with the item added. */
export function newlyBroken(mode: i32, node: i32, kind: i32): u32 {
  const flags = flagsOf(node)
  const cooling = coolingOf(node)
  const type = jointTypeOf(node)
  return (
    placementRules(mode, node, kind, type, 0, flags, cooling, 0, 1, I.index) &
    ~placementRules(mode, node, kind, type, 0, flags, cooling, 0, 1, 0)
  )
}

function newlyWithoutPort(mode: i32, box: i32): u32 {
  B.openBox(box, mode)
  const to = childrenTo(box)
  for (let place = childrenFrom(box); place < to; place++) {
    if (isNewlyWithoutPort(box, childAt(place))) return brokenIf(true, B.noPort)
  }
  return 0
}

/** Returns whether a unit of the opened box has become too large for its port and cannot have the sibling. */
export function isNewlyWithoutPort(box: i32, edge: i32): bool {
  const child = targetOf(edge)
  if (B.noPort == 0 || B.ports < 2 || !isUnit(kindOf(child))) return false
  const cooling = coolingOf(child)
  return cooling > B.limit + ALLOWANCE && cooling <= portKwOf(box) + ALLOWANCE && lacksSibling(portOf(edge), B.ports, B.taken)
}
