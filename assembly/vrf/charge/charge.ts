import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { hasKind, nodeAt, orderCount, root } from '../diagram/tree'
import { cell, constant, tableOf } from '../pack'
import { loadOf } from '../state'
import { kindOf, modelOf, pack } from '../system'
import { pipeCharge } from '../../formulas/safety'
import { liquidMetres, units } from '../rules/survey'
import { indexOf, isUnit } from '../piping/capacity'
import { chargePerMetre, pipeFactor } from './charge-rate'
import { boundedUnitCharge, settleCharge, sumCharge, unitCharge } from './charge-terms'
import { connectingCharge } from './connecting-charge'
import { fittingRow } from '../piping/fitting'
import { isThreePipe, seriesCell } from '../piping/outdoor'
import { mmOf, sizeCount } from '../piping/sizes'

/** Metres of liquid pipe that the charge counts, computed with it. */
export let liquidM: f64 = 0

/** Parts of the charge in kg: pipes, boxes and units, and their sum before bounds and rounding. */
export let pipesKg: f64 = 0
export let boxesKg: f64 = 0
export let unitsKg: f64 = 0
/** Charge of the pipes between the modules. */
export let connectingKg: f64 = 0
export let unsettledKg: f64 = 0
/** Charge of the units before the pack's bound. */
export let unboundedUnitsKg: f64 = 0

/** Additional charge of the current system, kg, after the pack's bounds and rounding. */
export function additionalCharge(ratedPct: f64): f64 {
  pipesKg = sumPipes()
  boxesKg = chargeOfBoxes()
  unitsKg = chargeOfUnits()
  connectingKg = connectingCharge(pack, seriesCell(P.SERIES_REFRIGERANT) as i32, isThreePipe())
  unsettledKg = sumCharge(pack, pipesKg, liquidM, boxesKg, unitsKg, units(), loadOf(root), ratedPct) + connectingKg
  return settleCharge(pack, unsettledKg)
}

/** Returns the charge of the liquid lines, from their metres by size. */
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

/** Returns the kg that the units add by model, type or index; 0 in the many packs that charge only pipes. */
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
