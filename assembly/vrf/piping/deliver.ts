import * as L from '../../shared/layout/layout'
import * as P from '../../shared/layout/layout-pack'
import { constant } from '../pack'
import { setOut } from '../state'
import { kindOf, pack } from '../system'
import { coolingOf, equipmentOf } from './capacity'
import * as S from '../rules/survey'
import { blockShare } from './connected'
import * as C from './correction'
import { airDensityAt } from './pressure'

/** What a unit's nominal capacity is multiplied with, and what its air adds to the sensible part: one set for all units of a system. */
export let coolDesign: f64 = NaN
export let coolShare: f64 = NaN
export let heatIndoor: f64 = NaN
export let heatShare: f64 = NaN
export let dryStep: f64 = NaN
/** Air density against sea level. */
export let airRatio: f64 = 1

/**
 * Delivered capacities: each unit its design capacity, or its share of what the outdoor unit delivers where that is less (engineering reference,
 * section 0, step 5). Finds the factors; the units' own figures follow from them when they are asked for.
 */
export function shareCapacity(): void {
  const coolIndoor = C.unitCoolIndoor(pack)
  const coolOutdoor = C.unitCoolOutdoor(pack)
  heatIndoor = C.unitHeatIndoor(pack)
  coolDesign = coolIndoor * coolOutdoor
  // Rooms that are not at their peak leave the others what they do not take.
  const atOnce = blockShare(pack, S.units() as f64)
  coolShare = shareOf(C.deliveredCool, S.nominalCool() * coolDesign * atOnce)
  heatShare = shareOf(C.deliveredHeat, S.nominalHeat() * heatIndoor * atOnce)
  airRatio = airDensityAt(pack, C.elevation)
  dryStep = 0.02 * (1 - constant(pack, P.CONST_BYPASS)) * (C.coolIndoorDb - constant(pack, P.CONST_RATING_INDOOR_DB)) * airRatio
  const coolRest = C.coolPiping * C.altitude
  answerChain(L.OUT_UNIT_COOL_FACTORS, coolShare / coolRest, coolIndoor, coolOutdoor, C.coolLength, C.coolLevel, 1)
  const heatRest = C.heatPiping * C.defrost * C.altitude
  answerChain(L.OUT_UNIT_HEAT_FACTORS, heatShare / heatRest, heatIndoor, 1, C.heatLength, C.heatLevel, C.defrost)
}

/** Delivered cooling of a unit, kW. */
export function deliveredCooling(node: i32): f64 {
  return coolingOf(node) * coolDesign * coolShare
}

/** Delivered heating of a unit, kW. */
export function deliveredHeating(node: i32): f64 {
  return equipmentOf(node, P.EQUIPMENT_HEAT) * heatIndoor * heatShare
}

/** Sensible part at the design dry bulb (engineering reference, section 8.1), kW; 0 for equipment without a sensible figure. */
export function deliveredSensible(node: i32): f64 {
  const nominal = equipmentOf(node, P.EQUIPMENT_SENSIBLE)
  if (!(nominal > 0)) return 0
  let value = nominal * (coolDesign * coolShare)
  if (kindOf(node) == L.KIND_INDOOR) value += (dryStep * equipmentOf(node, P.EQUIPMENT_AIRFLOW)) / 60
  const cooling = deliveredCooling(node)
  return value < 0 ? 0 : value > cooling ? cooling : value
}

/** The outdoor unit's losses are named one by one; `ratio` is what is left of the share. */
function answerChain(first: i32, ratio: f64, indoor: f64, outdoor: f64, length: f64, level: f64, defrost: f64): void {
  setOut(first + L.FACTOR_RATIO, ratio)
  setOut(first + L.FACTOR_INDOOR, indoor)
  setOut(first + L.FACTOR_OUTDOOR, outdoor)
  setOut(first + L.FACTOR_LENGTH, length)
  setOut(first + L.FACTOR_LEVEL, level)
  setOut(first + L.FACTOR_DEFROST, defrost)
  setOut(first + L.FACTOR_ALTITUDE, C.altitude)
}

function shareOf(delivered: f64, demanded: f64): f64 {
  return demanded > delivered ? delivered / demanded : 1
}
