import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { setOut } from '../state'
import { kindOf, pack } from '../system'
import { coolingOf, equipmentOf } from './capacity'
import * as S from '../rules/survey'
import { blockShare } from './connected'
import * as C from './correction'
import { airDensityAt } from './pressure'
import { dryStepAt, sensibleOf, shareOf } from './unit-capacity'

/** Factors on a unit's nominal capacity, and the air's addition to the sensible part: one set for all units of a system. */
export let coolDesign: f64 = NaN
export let coolShare: f64 = NaN
export let heatIndoor: f64 = NaN
export let heatShare: f64 = NaN
export let dryStep: f64 = NaN
/** Air density relative to sea level. */
export let airRatio: f64 = 1

/**
 * Computes delivered capacities: each unit its design capacity, or its share of the outdoor unit's delivered capacity where that is less (engineering reference,
 * section 0, step 5). Sets the factors; the units' own figures are computed from them on demand.
 */
export function shareCapacity(): void {
  const coolIndoor = C.unitCoolIndoor(pack)
  const coolOutdoor = C.unitCoolOutdoor(pack)
  heatIndoor = C.unitHeatIndoor(pack)
  coolDesign = coolIndoor * coolOutdoor
  // Rooms below their peak leave capacity to the others.
  const atOnce = blockShare(pack, S.units() as f64)
  coolShare = shareOf(C.deliveredCool, S.nominalCool() * coolDesign * atOnce)
  heatShare = shareOf(C.deliveredHeat, S.nominalHeat() * heatIndoor * atOnce)
  airRatio = airDensityAt(pack, C.elevation)
  dryStep = dryStepAt(pack)
  const coolRest = C.coolPiping * C.altitude
  answerChain(L.OUT_UNIT_COOL_FACTORS, coolShare / coolRest, coolIndoor, coolOutdoor, C.coolLength, C.coolLevel, 1)
  const heatRest = C.heatPiping * C.defrost * C.altitude
  answerChain(L.OUT_UNIT_HEAT_FACTORS, heatShare / heatRest, heatIndoor, 1, C.heatLength, C.heatLevel, C.defrost)
}

/** Returns the delivered cooling of a unit, kW. */
export function deliveredCooling(node: i32): f64 {
  return coolingOf(node) * coolDesign * coolShare
}

/** Returns the delivered heating of a unit, kW. */
export function deliveredHeating(node: i32): f64 {
  return equipmentOf(node, P.EQUIPMENT_HEAT) * heatIndoor * heatShare
}

/** Returns the sensible part at the design dry bulb (engineering reference, section 8.1), kW; 0 for equipment without a sensible figure. */
export function deliveredSensible(node: i32): f64 {
  const nominal = equipmentOf(node, P.EQUIPMENT_SENSIBLE)
  if (!(nominal > 0)) return 0
  const addition = kindOf(node) == L.KIND_INDOOR ? (dryStep * equipmentOf(node, P.EQUIPMENT_AIRFLOW)) / 60 : 0
  return sensibleOf(nominal * (coolDesign * coolShare), addition, deliveredCooling(node))
}

/** Splits the share into the outdoor unit's losses; `ratio` is the remaining factor. */
function answerChain(first: i32, ratio: f64, indoor: f64, outdoor: f64, length: f64, level: f64, defrost: f64): void {
  setOut(first + L.FACTOR_RATIO, ratio)
  setOut(first + L.FACTOR_INDOOR, indoor)
  setOut(first + L.FACTOR_OUTDOOR, outdoor)
  setOut(first + L.FACTOR_LENGTH, length)
  setOut(first + L.FACTOR_LEVEL, level)
  setOut(first + L.FACTOR_DEFROST, defrost)
  setOut(first + L.FACTOR_ALTITUDE, C.altitude)
}
