import * as L from '../layout'
import * as P from '../layout-pack'
import * as R from '../layout-codes'
import { feedOf, isInside } from '../diagram/feeds'
import { checkMost } from '../findings'
import { roomConcentration } from '../formulas/safety'
import { cell, tableOf } from '../pack'
import { seriesCell } from '../piping/outdoor'
import { isUnit } from '../piping/capacity'
import { roomAreaM2, roomCount, roomHeightM, roomNode, roomOf } from '../room-table'
import { out } from '../state'
import { kindOf, nodeCount, pack } from '../system'

/** Limits of the rooms that are known: what the whole charge would make of each. */
export function checkRooms(): void {
  for (let room = 0; room < roomCount; room++) {
    const node = roomNode(room)
    if (isServed(node)) checkConcentration(node, concentrationIn(room))
  }
}

/** Concentration in kg/m³ that the system's charge would have in a unit's room; NaN where the room is not known. */
export function concentrationAt(node: i32): f64 {
  const room = roomOf(node)
  return room < 0 || !isServed(node) ? NaN : concentrationIn(room)
}

/** Whether a unit of the tree stands at the row that a room names. */
function isServed(node: i32): bool {
  return node >= 0 && node < nodeCount && isInside(node) && isUnit(kindOf(node)) && feedOf(node) >= 0
}

function concentrationIn(room: i32): f64 {
  const kg = roomConcentration(out(L.OUT_TOTAL_CHARGE), roomAreaM2(room), roomHeightM(room))
  return roomAreaM2(room) * roomHeightM(room) > 0 ? kg : NaN
}

function checkConcentration(node: i32, value: f64): void {
  if (isNaN(value)) return
  const at = tableOf(pack, P.PACK_REFRIGERANT)
  const row = seriesCell(P.SERIES_REFRIGERANT) as i32
  const one = cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_QLMV)
  const two = cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_QLAV)
  if (isNaN(one)) {
    checkMost(R.LIMIT_PRACTICAL, L.SEVERITY_ERROR, node, -1, value, cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_PRACTICAL))
  } else if (value > two) checkMost(R.LIMIT_QLAV, L.SEVERITY_ADVICE, node, -1, value, two)
  else checkMost(R.LIMIT_QLMV, L.SEVERITY_ADVICE, node, -1, value, one)
}
