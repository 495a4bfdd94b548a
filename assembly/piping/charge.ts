import * as L from '../layout'
import * as P from '../layout-pack'
import { feedOf, nextFeed, nodeAt, orderCount } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { edgeResult, given, kindOf, pack, setNodeResult } from '../system'
import { pipeCharge } from '../formulas/safety'
import { isUnit, unitsBelowOf } from './capacity'
import { fittingRow } from './fitting'
import { isCounted, liquidLength } from './length'
import { openMemo, slotOf } from './memo'
import { extraCharge, isThreePipe, modules, seriesCell } from './outdoor'

/** kg of charge for each metre of a liquid pipe (table of the refrigerant; between sizes the next smaller). */
export function chargePerMetre(packAt: usize, refrigerant: i32, mm: f64): f64 {
  const at = tableOf(packAt, P.PACK_CHARGE)
  const rows = rowsOf(packAt, P.PACK_CHARGE)
  let kg: f64 = 0
  let from: f64 = -1
  let least: f64 = Infinity
  let leastKg: f64 = 0
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.CHARGE_WIDTH, row, P.CHARGE_REFRIGERANT) as i32) != refrigerant) continue
    const size = cell(at, P.CHARGE_WIDTH, row, P.CHARGE_MM)
    if (size <= mm + 0.015 && size > from) {
      from = size
      kg = cell(at, P.CHARGE_WIDTH, row, P.CHARGE_KG)
    }
    if (size < least) {
      least = size
      leastKg = cell(at, P.CHARGE_WIDTH, row, P.CHARGE_KG)
    }
  }
  return from < 0 ? leastKg : kg
}

/** Charge factor for two or three pipes. */
export function pipeFactor(packAt: usize, three: bool): f64 {
  return constant(packAt, three ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
}

/**
 * Additional charge, kg: R = Σ liquid length × kg/m × F + outdoor extra + boxes + units + A (engineering reference, section 7). The extra holds for several
 * modules only, A for each module when the rated ratio is above 100 %.
 */
export function additionalCharge(root: i32, ratedPct: f64): f64 {
  const refrigerant = seriesCell(P.SERIES_REFRIGERANT) as i32
  const factor = pipeFactor(pack, isThreePipe())
  const memo = openMemo()
  let pipes: f64 = 0
  let boxes: f64 = 0
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    if (kindOf(node) == L.KIND_BOX) boxes += cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, fittingRow(node), P.BOX_CHARGE)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      if (!isCounted(feed)) continue
      const mm = edgeResult(feed, L.EDGE_LIQUID_MM)
      const slot = slotOf(memo, mm)
      if (load<f64>(slot) != mm) {
        store<f64>(slot, mm)
        store<f64>(slot, chargePerMetre(pack, refrigerant, mm), 8)
      }
      pipes += pipeCharge(liquidLength(feed), load<f64>(slot, 8), factor)
    }
  }
  const over = ratedPct > 100 + ALLOWANCE ? constant(pack, P.CONST_MODULE_OVER_RATIO_KG) * (modules as f64) : 0
  const units = constant(pack, P.CONST_UNIT_KG) * (unitsBelowOf(root) as f64)
  return pipes + (modules > 1 ? extraCharge : 0) + boxes + units + over
}

/** Room concentration of every unit whose room is known, kg/m³. */
export function concentrate(totalKg: f64): void {
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const room = given(node, L.NODE_ROOM_M3)
    if (isUnit(kindOf(node)) && room > 0) setNodeResult(node, L.NODE_CONCENTRATION, totalKg / room)
  }
}
