import * as L from '../../shared/layout/layout'
import * as P from '../../shared/layout/layout-pack'
import * as R from '../../shared/layout/layout-codes'
import { feedOf, isInside } from '../diagram/feeds'
import { ALLOWANCE, checkBand, checkLeast, checkMost } from '../findings'
import { flammableChargeMost, leastSealedArea, leastTightArea, roomConcentration, tightChargeMost } from '../../formulas/safety'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { seriesCell } from '../piping/outdoor'
import { hasModel, isUnit } from '../piping/capacity'
import { roomAreaM2, roomCount, roomHeightM, roomNode, roomOf } from '../room-table'
import { out } from '../state'
import { kindOf, modelOf, nodeCount, pack } from '../system'

/** Limits of the rooms that are known: what the whole charge would make of each. */
export function checkRooms(): void {
  for (let room = 0; room < roomCount; room++) {
    const node = roomNode(room)
    if (!isServed(node)) continue
    checkConcentration(node, concentrationIn(room))
    checkFlammable(node, room)
  }
}

/** Concentration in kg/m³ that the system's charge would have in a unit's room; NaN where the room is not known. */
export function concentrationAt(node: i32): f64 {
  const room = roomOf(node)
  return room < 0 || !isServed(node) ? NaN : concentrationIn(room)
}

/** Whether a unit of the tree stands at the row that a room names. */
export function isServed(node: i32): bool {
  return node >= 0 && node < nodeCount && isInside(node) && isUnit(kindOf(node)) && feedOf(node) >= 0
}

/** Whether the refrigerant has limits of concentration. */
export function limitsConcentration(): bool {
  const isLimited = !isNaN(refrigerant(P.REFRIGERANT_QLMV)) || !isNaN(refrigerant(P.REFRIGERANT_PRACTICAL))
  return isLimited && !isNaN(out(L.OUT_TOTAL_CHARGE))
}

/** Whether the refrigerant's concentration has two steps instead of one practical limit. */
export function hasTwoSteps(): bool {
  return !isNaN(refrigerant(P.REFRIGERANT_QLMV))
}

/** Whether more of a flammable refrigerant is in the system than any room may hold. */
export function limitsFlammable(): bool {
  return !isNaN(refrigerant(P.REFRIGERANT_LFL)) && out(L.OUT_TOTAL_CHARGE) > refrigerant(P.REFRIGERANT_FREE_KG) + ALLOWANCE
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
  } else checkBand(R.LIMIT_QLMV, L.SEVERITY_ADVICE, one, R.LIMIT_QLAV, L.SEVERITY_ADVICE, two, node, value)
}

/**
 * Charge of a flammable refrigerant over a room's floor (IEC 60335-2-40, engineering reference section 10): nothing is asked up to the charge that any
 * room may hold; then what a sealed appliance may hold is advice, and so is what enhanced tightness allows in still air; with circulation it is the bound.
 */
function checkFlammable(node: i32, room: i32): void {
  const kg = out(L.OUT_TOTAL_CHARGE)
  if (!limitsFlammable()) return
  if (roomAreaM2(room) > 0) checkLeastArea(node, room)
  if (!(roomAreaM2(room) * roomHeightM(room) > 0)) return
  checkMost(R.LIMIT_A2L_MAX, L.SEVERITY_ADVICE, node, -1, kg, sealedKg(node, room))
  const still = tightKg(room, P.REFRIGERANT_STILL_SHARE)
  const circulated = tightKg(room, P.REFRIGERANT_CIRCULATED_SHARE)
  checkBand(R.LIMIT_A2L_TIGHT, L.SEVERITY_ADVICE, still, R.LIMIT_A2L_CIRCULATED, L.SEVERITY_ERROR, circulated, node, kg)
}

/** Whether the pack holds rooms to a least area. */
export function limitsLeastArea(): bool {
  return limitsFlammable() && constant(pack, P.CONST_LEAST_AREA) > 0
}

/** Floor area of a room against the least one for the charge, where the pack asks for it. */
function checkLeastArea(node: i32, room: i32): void {
  const severity = constant(pack, P.CONST_LEAST_AREA) as i32
  if (severity == 0) {
    // A limit that the pack does not set is read as silent.
    checkLeast(R.LIMIT_LEAST_AREA, L.SEVERITY_ERROR, node, -1, roomAreaM2(room), NaN)
    return
  }
  const sealed = leastSealed(node)
  const tight = leastTight(node)
  checkLeast(R.LIMIT_LEAST_AREA, severity, node, -1, roomAreaM2(room), tight > sealed ? tight : sealed)
}

/** Least area of a sealed appliance in m², 0 where the pack does not hold it. */
export function leastSealed(node: i32): f64 {
  if (constant(pack, P.CONST_LEAST_SEALED) != 1) return 0
  return leastSealedArea(out(L.OUT_TOTAL_CHARGE), refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node))
}

/** Least area by the pack's share of the LFL in m², 0 where it gives none. */
export function leastTight(node: i32): f64 {
  const share = constant(pack, P.CONST_LEAST_SHARE)
  return share > 0 ? leastTightArea(out(L.OUT_TOTAL_CHARGE), share, refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node)) : 0
}

function refrigerant(column: i32): f64 {
  return cell(tableOf(pack, P.PACK_REFRIGERANT), P.REFRIGERANT_WIDTH, seriesCell(P.SERIES_REFRIGERANT) as i32, column)
}

/** Largest charge of a sealed appliance, kg. */
function sealedKg(node: i32, room: i32): f64 {
  return flammableChargeMost(refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node), roomAreaM2(room))
}

/** Height in m at which a leak of a unit enters its room: by its type; without a model that of a unit at the ceiling, as for most. */
function releaseHeightM(node: i32): f64 {
  return cell(tableOf(pack, P.PACK_RELEASE), 1, releaseRow(node), 0)
}

/** Row of the table of these heights. */
export function releaseRow(node: i32): i32 {
  return hasModel(node) ? modelOf(node) : rowsOf(pack, P.PACK_RELEASE) - 1
}

/** Largest charge of a system of enhanced tightness, kg. */
function tightKg(room: i32, share: i32): f64 {
  return tightChargeMost(refrigerant(share), refrigerant(P.REFRIGERANT_LFL), roomHeightM(room), roomAreaM2(room))
}
