import * as P from '../../../common/layout/layout-pack'
import * as R from '../../../common/layout/layout-codes'
import * as L from '../../../common/layout/layout'
import { checkShare } from '../../findings'
import { mark, reset } from '../../../common/memory'
import { constant } from '../../pack'
import { equipmentOf } from '../../piping/capacity'
import { deliveredCooling, deliveredHeating, deliveredSensible } from '../../piping/deliver'
import {
  airHandlerOf,
  hasRequired,
  kindOf,
  nodeCount,
  pack,
  requiredCoolOf,
  requiredHeatOf,
  requiredSensibleOf,
  reserveF64,
  roomNumberOf,
  scratch,
} from '../../system'
import { isServed } from '../room'

/** Capacities of a room: cooling, sensible cooling, heating. */
export const COOL: i32 = 0
export const SENSIBLE: i32 = 1
export const HEAT: i32 = 2
const QUANTITIES: i32 = 3

/** Sums of required and of delivered kW by the first unit of each room; the first unit of a room and the first kit of an air handler by their numbers. */
let required: usize = 0
let delivered: usize = 0
let firstOfRoom: usize = 0
let firstOfHandler: usize = 0
/** The same of the kits whose room has no number. */
let roomless: usize = 0

/**
 * Checks rooms that get less than they require (decisions, section 8): the delivered capacity of all units of a room against their whole capacity. Kits of one air handler
 * share its requirement.
 */
export function checkRequired(): void {
  if (!hasRequired()) return
  const before = mark()
  openSums()
  for (let node = 0; node < nodeCount; node++) if (isServed(node)) addUnit(node)
  for (let node = 0; node < nodeCount; node++) checkSums(node)
  reset(before)
}

/** Returns the number of the air handler that a kit belongs to, 0 for all else. */
function handlerOf(node: i32): i32 {
  return kindOf(node) == L.KIND_KIT ? airHandlerOf(node) : 0
}

/** Returns whether two units serve one room: by its number, else as kits of one air handler. */
export function sharesRoom(one: i32, other: i32): bool {
  const room = roomNumberOf(one)
  if (room > 0 || roomNumberOf(other) > 0) return roomNumberOf(other) == room
  const handler = handlerOf(one)
  return handler > 0 ? handlerOf(other) == handler : one == other
}

/** Returns whether a unit's own required capacity counts: of the kits of an air handler only the first one's. */
export function countsRequired(node: i32): bool {
  const handler = handlerOf(node)
  if (handler <= 0) return true
  for (let other = 0; other < node; other++) if (isServed(other) && handlerOf(other) == handler) return false
  return true
}

/** Returns the capacity in kW that a unit's room requires of it, NaN where nothing is required. */
export function requiredOf(node: i32, quantity: i32): f64 {
  const kw = quantity == COOL ? requiredCoolOf(node) : quantity == SENSIBLE ? requiredSensibleOf(node) : requiredHeatOf(node)
  return kw > 0 ? kw : NaN
}

/** Returns the capacity in kW that a unit delivers, NaN where its model has no such figure. */
export function deliveredOf(node: i32, quantity: i32): f64 {
  if (quantity == COOL) return deliveredCooling(node)
  if (quantity == HEAT) return deliveredHeating(node)
  return equipmentOf(node, P.EQUIPMENT_SENSIBLE) > 0 ? deliveredSensible(node) : NaN
}

function openSums(): void {
  required = reserveF64(QUANTITIES * nodeCount, NaN)
  delivered = reserveF64(QUANTITIES * nodeCount, 0)
  firstOfRoom = scratch(nodeCount + 1, 255)
  firstOfHandler = scratch(nodeCount + 1, 255)
  roomless = scratch(nodeCount + 1, 255)
}

function addUnit(node: i32): void {
  const handler = handlerOf(node)
  const isFirstKit = handler > 0 && first(firstOfHandler, handler, node) == node
  const room = roomNumberOf(node)
  const owner = room > 0 ? first(firstOfRoom, room, node) : handler > 0 ? first(roomless, handler, node) : node
  for (let quantity = 0; quantity < QUANTITIES; quantity++) {
    const at = ((owner * QUANTITIES + quantity) as usize) << 3
    store<f64>(delivered + at, load<f64>(delivered + at) + deliveredOf(node, quantity))
    const kw = handler <= 0 || isFirstKit ? requiredOf(node, quantity) : NaN
    if (isNaN(kw)) continue
    const sum = load<f64>(required + at)
    store<f64>(required + at, isNaN(sum) ? kw : sum + kw)
  }
}

/** Returns the first node with this number. The host numbers names from 1 in order of appearance, so no valid number exceeds the node count. */
function first(table: usize, number: i32, node: i32): i32 {
  if (number > nodeCount) return node
  const at = table + ((number as usize) << 2)
  const known = load<i32>(at)
  if (known >= 0) return known
  store<i32>(at, node)
  return node
}

function checkSums(node: i32): void {
  const advice = constant(pack, P.CONST_DELIVERED_ADVICE)
  const error = constant(pack, P.CONST_DELIVERED_ERROR)
  for (let quantity = 0; quantity < QUANTITIES; quantity++) {
    const at = ((node * QUANTITIES + quantity) as usize) << 3
    const share = (100 * load<f64>(delivered + at)) / load<f64>(required + at)
    if (!isNaN(share)) checkShare(R.LIMIT_DELIVERED_COOL + quantity, node, share, advice, error)
  }
}
