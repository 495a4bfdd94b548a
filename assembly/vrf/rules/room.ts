import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-codes'
import { feedOf, isInside } from '../diagram/feeds'
import { ALLOWANCE, checkBand, checkLeast, checkMost } from '../findings'
import { flammableChargeMost, leastSealedArea, leastTightArea, roomConcentration, tightChargeMost } from '../../formulas/safety'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { seriesCell } from '../piping/outdoor'
import { hasModel, isUnit } from '../piping/capacity'
import { roomAreaM2, roomCount, roomHeightM, roomNode, roomOf } from '../room-table'
import { out } from '../state'
import { kindOf, modelOf, nodeCount, pack } from '../system'
import { needs, STAGE_ROOMS, STAGE_TREE } from '../../common/stages'

/** Checks the limits of known rooms for the whole charge. */
export function checkRooms(): void {
  needs(STAGE_ROOMS | STAGE_TREE)
  for (let room = 0; room < roomCount; room++) {
    const node = roomNode(room)
    if (!isServed(node)) continue
    checkConcentration(node, concentrationIn(room))
    checkFlammable(node, room)
  }
}

/** Returns the concentration in kg/m³ that the system's charge would have in a unit's room; NaN where the room is not known. */
export function concentrationAt(node: i32): f64 {
  const room = roomOf(node)
  return room < 0 || !isServed(node) ? NaN : concentrationIn(room)
}

/** Returns whether the row that a room names is a unit of the tree. */
export function isServed(node: i32): bool {
  return node >= 0 && node < nodeCount && isInside(node) && isUnit(kindOf(node)) && feedOf(node) >= 0
}

/** Returns whether the refrigerant has limits of concentration. */
export function limitsConcentration(): bool {
  const isLimited = !isNaN(refrigerant(P.REFRIGERANT_QLMV)) || !isNaN(refrigerant(P.REFRIGERANT_PRACTICAL))
  return isLimited && !isNaN(out(L.OUT_TOTAL_CHARGE))
}

/** Returns whether the refrigerant's concentration has two steps instead of one practical limit. */
export function hasTwoSteps(): bool {
  return !isNaN(refrigerant(P.REFRIGERANT_QLMV))
}

/** Returns whether the system has more of a flammable refrigerant than any room may have. */
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
 * Checks the charge of a flammable refrigerant over a room's floor (IEC 60335-2-40, engineering reference section 10): no limit applies up to the charge that any
 * room may have; then exceeding the charge of a sealed appliance is advice, and so is that of enhanced tightness in still air; with circulation it is the bound.
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

/** Returns whether the pack requires a least area of rooms. */
export function limitsLeastArea(): bool {
  return limitsFlammable() && constant(pack, P.CONST_LEAST_AREA) > 0
}

/** Checks the floor area of a room against the least one for the charge, where the pack requires it. */
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

/** Returns the least area of a sealed appliance in m², 0 where the pack does not require it. */
export function leastSealed(node: i32): f64 {
  if (constant(pack, P.CONST_LEAST_SEALED) != 1) return 0
  return leastSealedArea(out(L.OUT_TOTAL_CHARGE), refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node))
}

/** Returns the least area by the pack's share of the LFL in m², 0 where it gives none. */
export function leastTight(node: i32): f64 {
  const share = constant(pack, P.CONST_LEAST_SHARE)
  return share > 0 ? leastTightArea(out(L.OUT_TOTAL_CHARGE), share, refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node)) : 0
}

function refrigerant(column: i32): f64 {
  return cell(tableOf(pack, P.PACK_REFRIGERANT), P.REFRIGERANT_WIDTH, seriesCell(P.SERIES_REFRIGERANT) as i32, column)
}

/** Returns the largest charge of a sealed appliance, kg. */
function sealedKg(node: i32, room: i32): f64 {
  return flammableChargeMost(refrigerant(P.REFRIGERANT_LFL), releaseHeightM(node), roomAreaM2(room))
}

/** Returns the height in m at which a leak of a unit enters its room: by its type; without a model that of a unit at the ceiling, as for most. */
function releaseHeightM(node: i32): f64 {
  return cell(tableOf(pack, P.PACK_RELEASE), 1, releaseRow(node), 0)
}

/** Returns the row of the table of these heights. */
export function releaseRow(node: i32): i32 {
  return hasModel(node) ? modelOf(node) : rowsOf(pack, P.PACK_RELEASE) - 1
}

/** Returns the largest charge of a system of enhanced tightness, kg. */
function tightKg(room: i32, share: i32): f64 {
  return tightChargeMost(refrigerant(share), refrigerant(P.REFRIGERANT_LFL), roomHeightM(room), roomAreaM2(room))
}
