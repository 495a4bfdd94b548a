import * as A from '../common/layout/layout-answer'
import * as L from '../common/layout/layout'
import { orderCount } from './diagram/tree'
import { mark, reset } from '../common/memory'
import { isUnit, modelRows } from './piping/capacity'
import { deliveredCooling, deliveredHeating, deliveredSensible } from './piping/deliver'
import { actualOf, afterActualOf, afterEquivalentOf, equivalentTo } from './piping/distance'
import { roomCount, roomNode } from './room-table'
import { concentrationAt } from './rules/room'
import { arrangedX, arrangedY, hasPlaces, wayActualOf } from './state'
import { hasOwnCoolings, head, kindOf, modelOf, nodeCount, reserveF64 } from './system'

/** Writes a column of the nodes; NaN in rows to which it does not apply. */
export function fillNodes(column: i32, at: usize): void {
  const status = head(L.HEAD_STATUS)
  const isTree = status == L.STATUS_CALCULATED || status == L.STATUS_NO_OUTDOOR_MODEL
  if (column == A.ANSWER_ARRANGED_X || column == A.ANSWER_ARRANGED_Y) fillPlaces(column == A.ANSWER_ARRANGED_X, at)
  else if (column <= A.ANSWER_HEATING) fillUnits(column, at, status == L.STATUS_CALCULATED)
  else if (column == A.ANSWER_CONCENTRATION) fillConcentrations(at, status == L.STATUS_CALCULATED)
  else if (!isTree) fillNone(at)
  else for (let node = 0; node < nodeCount; node++) put(at, node, distanceCell(column, node))
}

function put(at: usize, node: i32, value: f64): void {
  store<f64>(at + ((node as usize) << 3), value)
}

function fillNone(at: usize): void {
  for (let node = 0; node < nodeCount; node++) put(at, node, NaN)
}

/** Bits of infinity and of NaN: integers are compared and copied without checking for NaN. */
const UNKNOWN: i64 = reinterpret<i64>(Infinity)
const NONE: i64 = reinterpret<i64>(NaN)

function isServed(node: i32): bool {
  return isUnit(kindOf(node)) && !isNaN(wayActualOf(node))
}

function fillUnits(column: i32, at: usize, isCalculated: bool): void {
  if (!isCalculated) return fillNone(at)
  if (!hasOwnCoolings()) return fillByModel(column, at)
  for (let node = 0; node < nodeCount; node++) put(at, node, isServed(node) ? delivered(column, node) : NaN)
}

function delivered(column: i32, node: i32): f64 {
  if (column == A.ANSWER_COOLING) return deliveredCooling(node)
  return column == A.ANSWER_SENSIBLE ? deliveredSensible(node) : deliveredHeating(node)
}

/**
 * Units without a capacity of their own deliver the capacity of their kind and model: computed once for each, infinite until then, NaN for rows that are no unit. The
 * table's index is made of bits alone, so that units and joints in any mixture take the same branch of the loop.
 */
function fillByModel(column: i32, at: usize): void {
  const before = mark()
  let shift = 1
  while (1 << shift < modelRows() + 1) shift++
  const known = reserveF64(16 << shift, NaN)
  for (let place = L.KIND_INDOOR << shift; place < (L.KIND_KIT + 1) << shift; place++) store<f64>(known + (place << 3), Infinity)
  const isWhole = orderCount == nodeCount
  const mask = (1 << shift) - 1
  for (let node = 0; node < nodeCount; node++) {
    const place = known + ((((kindOf(node) & 15) << shift) | (modelOf(node) & mask)) << 3)
    if (load<i64>(place) == UNKNOWN) store<f64>(place, delivered(column, node))
    store<i64>(at + ((node as usize) << 3), isWhole || !isNaN(wayActualOf(node)) ? load<i64>(place) : NONE)
  }
  reset(before)
}

function fillConcentrations(at: usize, isCalculated: bool): void {
  fillNone(at)
  if (!isCalculated) return
  for (let room = 0; room < roomCount; room++) {
    const node = roomNode(room)
    if (node >= 0 && node < nodeCount) put(at, node, concentrationAt(node))
  }
}

/** Returns one cell of a column of the distances of a tree, m; NaN outside it. */
export function distanceCell(column: i32, node: i32): f64 {
  if (column == A.ANSWER_ACTUAL_M) return actualOf(node)
  if (column == A.ANSWER_EQUIVALENT_M) return equivalentTo(node)
  if (isNaN(wayActualOf(node))) return NaN
  return column == A.ANSWER_FIRST_ACTUAL_M ? afterActualOf(node) : afterEquivalentOf(node)
}

function fillPlaces(isX: bool, at: usize): void {
  if (!hasPlaces()) return fillNone(at)
  for (let node = 0; node < nodeCount; node++) put(at, node, isX ? arrangedX(node) : arrangedY(node))
}
