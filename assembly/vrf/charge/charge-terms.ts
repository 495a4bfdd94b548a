import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { ALLOWANCE } from '../findings'
import { roundToStep } from '../../formulas/rounding'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { extraCharge, hp, modelCharge, modules } from '../piping/outdoor'

/** Returns the kg of the first row of one kind whose span contains the value; 0 where none does. Ratios exclude their lower bound. */
export function bandTerm(pack: usize, what: i32, value: f64): f64 {
  const row = bandRow(pack, what, value)
  return row < 0 ? 0 : cell(tableOf(pack, P.PACK_CHARGE_TERM), R.TERM_WIDTH, row, R.TERM_KG)
}

/** Returns the row of the charge terms of one kind whose span contains the value, -1 where none does. */
export function bandRow(pack: usize, what: i32, value: f64): i32 {
  const at = tableOf(pack, P.PACK_CHARGE_TERM)
  const rows = rowsOf(pack, P.PACK_CHARGE_TERM)
  const isOpen = what == R.CHARGE_BY_RATIO
  for (let row = 0; row < rows; row++) {
    if ((cell(at, R.TERM_WIDTH, row, R.TERM_WHAT) as i32) != what) continue
    const from = cell(at, R.TERM_WIDTH, row, R.TERM_FROM)
    if (isOpen ? !(value > from + ALLOWANCE) : !(value >= from - ALLOWANCE)) continue
    if (value <= cell(at, R.TERM_WIDTH, row, R.TERM_TO) + ALLOWANCE) return row
  }
  return -1
}

/** Returns the kg that one unit adds: by its model or type where the pack gives one, else by its index. `row` is -1 for a unit without a model. */
export function unitCharge(pack: usize, row: i32, index: i32): f64 {
  if (row >= 0 && row < rowsOf(pack, P.PACK_EQUIPMENT)) {
    const own = cell(tableOf(pack, P.PACK_EQUIPMENT), P.EQUIPMENT_WIDTH, row, P.EQUIPMENT_CHARGE)
    if (!isNaN(own)) return own
  }
  return bandTerm(pack, R.CHARGE_OF_UNIT, index as f64)
}

/** Sum of the units' charges within the pack's bound, kg. */
export function boundedUnitCharge(pack: usize, kg: f64): f64 {
  const most = constant(pack, P.CONST_UNIT_CHARGE_MOST)
  return kg > most ? most : kg
}

/** kg for the liquid metres beyond those that the factory charge covers; negative for a shorter run. */
export function lengthTerm(pack: usize, liquidM: f64): f64 {
  const row = bandRow(pack, R.CHARGE_BY_LENGTH, hp)
  if (row < 0) return 0
  const at = tableOf(pack, P.PACK_CHARGE_TERM)
  return (liquidM - cell(at, R.TERM_WIDTH, row, R.TERM_FREE_M)) * cell(at, R.TERM_WIDTH, row, R.TERM_KG)
}

/**
 * Additional charge before it is rounded, kg: pipes + outdoor extra + boxes + units + A for each module above a rated ratio of 100 % (engineering
 * reference, section 7), and the maker's own terms by outdoor model, horsepower, connected index, ratio and length. Uses the current outdoor unit.
 */
export function sumCharge(pack: usize, pipesKg: f64, liquidM: f64, boxesKg: f64, unitsKg: f64, units: i32, index: i32, ratedPct: f64): f64 {
  const over = ratedPct > 100 + ALLOWANCE ? constant(pack, P.CONST_MODULE_OVER_RATIO_KG) * (modules as f64) : 0
  const plain = pipesKg + (modules > 1 ? extraCharge : 0) + boxesKg + constant(pack, P.CONST_UNIT_KG) * (units as f64) + over
  if (rowsOf(pack, P.PACK_CHARGE_TERM) == 0) return plain + unitsKg + modelCharge
  const bands =
    bandTerm(pack, R.CHARGE_BY_HP, hp) + bandTerm(pack, R.CHARGE_BY_INDEX, index as f64) + bandTerm(pack, R.CHARGE_BY_RATIO, ratedPct)
  return plain + unitsKg + modelCharge + bands + lengthTerm(pack, liquidM)
}

/** The maker's own terms by horsepower, connected index, ratio and length, kg. */
export function ownTerms(pack: usize, liquidM: f64, index: i32, ratedPct: f64): f64 {
  if (rowsOf(pack, P.PACK_CHARGE_TERM) == 0) return 0
  const bands =
    bandTerm(pack, R.CHARGE_BY_HP, hp) + bandTerm(pack, R.CHARGE_BY_INDEX, index as f64) + bandTerm(pack, R.CHARGE_BY_RATIO, ratedPct)
  return bands + lengthTerm(pack, liquidM)
}

/** Returns the charge actually added, kg: at least the pack's least, 0 for a negative sum, and rounded where the pack rounds. */
export function settleCharge(pack: usize, kg: f64): f64 {
  let value = kg
  if (value < 0 && constant(pack, P.CONST_CHARGE_NEGATIVE_ZERO) == 1) value = 0
  const row = bandRow(pack, R.CHARGE_LEAST, hp)
  if (row >= 0) {
    const least = cell(tableOf(pack, P.PACK_CHARGE_TERM), R.TERM_WIDTH, row, R.TERM_KG)
    if (value < least) value = least
  }
  return roundCharge(pack, value)
}

/** Returns a charge in kg rounded as the pack rounds it. */
export function roundCharge(pack: usize, kg: f64): f64 {
  const mode = constant(pack, P.CONST_CHARGE_MODE) as i32
  return mode == 0 ? kg : roundToStep(kg, constant(pack, P.CONST_CHARGE_STEP), mode)
}
