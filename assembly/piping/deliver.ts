import * as L from '../layout'
import * as P from '../layout-pack'
import { nodeAt, orderCount } from '../diagram/tree'
import { constant } from '../pack'
import { given, kindOf, pack, setNodeResult, setOut } from '../system'
import { coolingOf, equipmentOf, isUnit } from './capacity'
import * as S from '../rules/survey'
import * as C from './correction'

/** Whether any unit's concentration is known. */
export let hasRooms: bool = false

/**
 * Delivered capacities: each unit its design capacity, or its share of what the outdoor unit delivers where that is less (engineering reference,
 * section 0, step 5), and the concentration in kg/m³ that `totalKg` of refrigerant would have in a unit's room, where the room is known.
 */
export function shareCapacity(totalKg: f64): void {
  const coolIndoor = C.unitCoolIndoor(pack)
  const coolOutdoor = C.unitCoolOutdoor(pack)
  const heatIndoor = C.unitHeatIndoor(pack)
  const coolDesign = coolIndoor * coolOutdoor
  const coolShare = shareOf(C.deliveredCool, S.nominalCool * coolDesign)
  const heatShare = shareOf(C.deliveredHeat, S.nominalHeat * heatIndoor)
  const dryStep =
    0.02 * (1 - constant(pack, P.CONST_BYPASS)) * (C.coolIndoorDb - constant(pack, P.CONST_RATING_INDOOR_DB)) * airDensity(C.elevation)
  const coolRest = C.coolPiping * C.altitude
  answerChain(L.OUT_UNIT_COOL_FACTORS, coolShare / coolRest, coolIndoor, coolOutdoor, C.coolLength, C.coolLevel, 1)
  answerChain(
    L.OUT_UNIT_HEAT_FACTORS,
    heatShare / (C.heatPiping * C.defrost * C.altitude),
    heatIndoor,
    1,
    C.heatLength,
    C.heatLevel,
    C.defrost,
  )
  const coolFactor = coolDesign * coolShare
  hasRooms = false
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const kind = kindOf(node)
    const isOne = isUnit(kind)
    const cooling = isOne ? coolingOf(node) * coolDesign * coolShare : NaN
    setNodeResult(node, L.NODE_DELIVERED_COOLING, cooling)
    setNodeResult(node, L.NODE_DELIVERED_HEATING, isOne ? equipmentOf(node, P.EQUIPMENT_HEAT) * heatIndoor * heatShare : NaN)
    setNodeResult(node, L.NODE_DELIVERED_SENSIBLE, isOne ? sensible(node, kind, cooling, coolFactor, dryStep) : NaN)
    setNodeResult(node, L.NODE_CONCENTRATION, isOne ? concentration(node, totalKg) : NaN)
  }
}

function concentration(node: i32, totalKg: f64): f64 {
  const room = given(node, L.NODE_ROOM_M3)
  if (!(room > 0)) return NaN
  hasRooms = true
  return totalKg / room
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

/** Air density against sea level (engineering reference, section 8.1); 1 below it. */
function airDensity(elevation: f64): f64 {
  return elevation > 0 ? Math.pow(Math.max(0, 1 - 2.25577e-5 * elevation), 5.2559) : 1
}

function shareOf(delivered: f64, demanded: f64): f64 {
  return demanded > delivered ? delivered / demanded : 1
}

/** Sensible part at the design dry bulb (engineering reference, section 8.1); 0 for equipment without a sensible figure. */
function sensible(node: i32, kind: i32, cooling: f64, share: f64, dryStep: f64): f64 {
  const nominal = equipmentOf(node, P.EQUIPMENT_SENSIBLE)
  if (!(nominal > 0)) return 0
  let value = nominal * share
  if (kind == L.KIND_INDOOR) value += (dryStep * equipmentOf(node, P.EQUIPMENT_AIRFLOW)) / 60
  return value < 0 ? 0 : value > cooling ? cooling : value
}
