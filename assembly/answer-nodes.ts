import * as A from './layout-answer'
import * as L from './layout'
import { mark, reset } from './memory'
import { isUnit, modelRows } from './piping/capacity'
import { deliveredCooling, deliveredHeating, deliveredSensible } from './piping/deliver'
import { actualOf, afterActualOf, afterEquivalentOf, equivalentTo } from './piping/distance'
import { roomCount, roomNode } from './room-table'
import { concentrationAt } from './rules/room'
import { arrangedX, arrangedY, hasPlaces, wayActualOf } from './state'
import { hasOwnCoolings, head, kindOf, modelOf, nodeCount, reserveF64 } from './system'

/** Writes a column of the nodes; rows to which it does not apply are NaN. */
export function fillNodes(column: i32, at: usize): void {
  const status = head(L.HEAD_STATUS)
  const isTree = status == L.STATUS_CALCULATED || status == L.STATUS_NO_OUTDOOR_MODEL
  if (column == A.ANSWER_ARRANGED_X || column == A.ANSWER_ARRANGED_Y) fillPlaces(column == A.ANSWER_ARRANGED_X, at)
  else if (column <= A.ANSWER_HEATING) fillUnits(column, at, status == L.STATUS_CALCULATED)
  else if (column == A.ANSWER_CONCENTRATION) fillConcentrations(at, status == L.STATUS_CALCULATED)
  else if (!isTree) fillNone(at)
  else fillDistances(column, at)
}

function put(at: usize, node: i32, value: f64): void {
  store<f64>(at + ((node as usize) << 3), value)
}

function fillNone(at: usize): void {
  for (let node = 0; node < nodeCount; node++) put(at, node, NaN)
}

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

/** Units without a capacity of their own deliver what their kind and model deliver: found once for each, NaN until then. */
function fillByModel(column: i32, at: usize): void {
  const before = mark()
  const width = modelRows() + 1
  const known = reserveF64(width * (L.KIND_KIT + 1), NaN)
  for (let node = 0; node < nodeCount; node++) {
    const kind = kindOf(node)
    if (!isUnit(kind) || isNaN(wayActualOf(node))) {
      put(at, node, NaN)
      continue
    }
    const model = modelOf(node)
    const place = known + ((kind * width + (model < width ? model : width - 1)) << 3)
    const found = load<f64>(place)
    const value = isNaN(found) ? delivered(column, node) : found
    store<f64>(place, value)
    put(at, node, value)
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

/** Distances of the nodes of the tree; those outside it have none. */
function fillDistances(column: i32, at: usize): void {
  if (column == A.ANSWER_ACTUAL_M) for (let node = 0; node < nodeCount; node++) put(at, node, actualOf(node))
  else if (column == A.ANSWER_EQUIVALENT_M) for (let node = 0; node < nodeCount; node++) put(at, node, equivalentTo(node))
  else if (column == A.ANSWER_FIRST_ACTUAL_M) {
    for (let node = 0; node < nodeCount; node++) put(at, node, isNaN(wayActualOf(node)) ? NaN : afterActualOf(node))
  } else {
    for (let node = 0; node < nodeCount; node++) put(at, node, isNaN(wayActualOf(node)) ? NaN : afterEquivalentOf(node))
  }
}

function fillPlaces(isX: bool, at: usize): void {
  if (!hasPlaces()) return fillNone(at)
  for (let node = 0; node < nodeCount; node++) put(at, node, isX ? arrangedX(node) : arrangedY(node))
}
