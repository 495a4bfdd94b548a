import * as L from '../layout'
import * as P from '../layout-pack'
import { hasKind, nodeAt, orderCount, root } from '../diagram/tree'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { loadOf } from '../state'
import { kindOf, modelOf, pack } from '../system'
import { pipeCharge } from '../formulas/safety'
import { liquidMetres, units } from '../rules/survey'
import { indexOf, isUnit } from './capacity'
import { boundedUnitCharge, settleCharge, sumCharge, unitCharge } from './charge-terms'
import { fittingRow } from './fitting'
import { isThreePipe, seriesCell } from './outdoor'
import { mmOf, sizeCount } from './sizes'

/** Metres of liquid pipe that the charge counts; found with it. */
export let liquidM: f64 = 0

/** Parts of the charge in kg: pipes, boxes and units, and all of it before it is settled. */
export let pipesKg: f64 = 0
export let boxesKg: f64 = 0
export let unitsKg: f64 = 0
export let unsettledKg: f64 = 0
/** Charge of the units before the pack's bound. */
export let unboundedUnitsKg: f64 = 0

/** kg of charge for each metre of a liquid pipe; NaN where the pack has no rates for the refrigerant. */
export function chargePerMetre(packAt: usize, refrigerant: i32, mm: f64): f64 {
  const row = chargeRow(packAt, refrigerant, mm)
  return row < 0 ? NaN : cell(tableOf(packAt, P.PACK_CHARGE), P.CHARGE_WIDTH, row, P.CHARGE_KG)
}

/** Row of the refrigerant's charge for a liquid pipe: between sizes the next smaller, below all the smallest; -1 where it has none. */
export function chargeRow(packAt: usize, refrigerant: i32, mm: f64): i32 {
  const at = tableOf(packAt, P.PACK_CHARGE)
  const rows = rowsOf(packAt, P.PACK_CHARGE)
  let best = -1
  let from: f64 = -1
  let smallest = -1
  let least: f64 = Infinity
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.CHARGE_WIDTH, row, P.CHARGE_REFRIGERANT) as i32) != refrigerant) continue
    const size = cell(at, P.CHARGE_WIDTH, row, P.CHARGE_MM)
    if (size <= mm + 0.015 && size > from) {
      from = size
      best = row
    }
    if (size < least) {
      least = size
      smallest = row
    }
  }
  return best < 0 ? smallest : best
}

/** Charge factor for two or three pipes. */
export function pipeFactor(packAt: usize, three: bool): f64 {
  return constant(packAt, three ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
}

/** Additional charge of the system in work, kg, settled as the pack says. */
export function additionalCharge(ratedPct: f64): f64 {
  pipesKg = sumPipes()
  boxesKg = chargeOfBoxes()
  unitsKg = chargeOfUnits()
  unsettledKg = sumCharge(pack, pipesKg, liquidM, boxesKg, unitsKg, units(), loadOf(root), ratedPct)
  return settleCharge(pack, unsettledKg)
}

/** Charge of the liquid lines, from their metres by size. */
function sumPipes(): f64 {
  const refrigerant = seriesCell(P.SERIES_REFRIGERANT) as i32
  const factor = pipeFactor(pack, isThreePipe())
  let kg: f64 = 0
  liquidM = 0
  for (let size = 1; size < sizeCount; size++) {
    const metres = liquidMetres(size)
    if (metres == 0) continue
    liquidM += metres
    kg += pipeCharge(metres, chargePerMetre(pack, refrigerant, mmOf(size)), factor)
  }
  return kg
}

/** kg that the units add by model, type or index; nothing in the many packs that charge pipes alone. */
function chargeOfUnits(): f64 {
  if (constant(pack, P.CONST_UNITS_CHARGE) == 0) return 0
  let kg: f64 = 0
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    if (isUnit(kindOf(node))) kg += unitCharge(pack, modelOf(node), indexOf(node))
  }
  unboundedUnitsKg = kg
  return boundedUnitCharge(pack, kg)
}

function chargeOfBoxes(): f64 {
  if (!hasKind(L.KIND_BOX)) return 0
  const at = tableOf(pack, P.PACK_BOX)
  let kg: f64 = 0
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    if (kindOf(node) == L.KIND_BOX) kg += cell(at, P.BOX_WIDTH, fittingRow(node), P.BOX_CHARGE)
  }
  return kg
}
