import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import * as T from '../../common/layout/layout-rules'
import { nodeAt, orderCount, root } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { hasModel, indexOf, isUnit } from '../piping/capacity'
import { boxesKg, connectingKg, liquidM, pipesKg, unboundedUnitsKg, unitsKg, unsettledKg } from '../charge/charge'
import { chargeRow, pipeFactor } from '../charge/charge-rate'
import { bandRow, bandTerm, lengthTerm } from '../charge/charge-terms'
import { fittingRow } from '../piping/fitting'
import * as O from '../piping/outdoor'
import { mmOf, sizeCount } from '../piping/sizes'
import { liquidMetres, units } from '../rules/survey'
import { loadOf, out } from '../state'
import { kindOf, modelOf, pack } from '../system'
import { pipeCharge } from '../../formulas/safety'
import { ofFigure, ofStep, ofTable, step } from './note'

/** Proves the additional charge as added: the sum of its parts, bounded below by 0 and the pack's least, and rounded, each where the pack says so. */
export function proveAddedCharge(): void {
  let place = step(Q.FORMULA_SAME, unsettledKg)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_SUM_CHARGE, unsettledKg)
  let value = unsettledKg
  if (value < 0 && constant(pack, P.CONST_CHARGE_NEGATIVE_ZERO) == 1) {
    place = step(Q.FORMULA_NOT_NEGATIVE, 0)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_SUM_CHARGE, value)
    value = 0
  }
  const row = bandRow(pack, T.CHARGE_LEAST, O.hp)
  if (row >= 0) {
    const least = cell(tableOf(pack, P.PACK_CHARGE_TERM), T.TERM_WIDTH, row, T.TERM_KG)
    const before = value
    value = before < least ? least : before
    const next = step(Q.FORMULA_FLOOR, value)
    ofStep(place, before)
    ofTable(P.PACK_CHARGE_TERM, T.TERM_WIDTH, row, T.TERM_KG)
    place = next
  }
  if (constant(pack, P.CONST_CHARGE_MODE) == 0) return
  step(Q.FORMULA_ROUNDED, out(L.OUT_ADDED_CHARGE))
  ofStep(place, value)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_CHARGE_STEP)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_CHARGE_MODE)
}

/** Pipes + extra of the modules + boxes + units + A for each module above 100 %, and the maker's own terms. */
export function proveSumCharge(): void {
  const rated = out(L.OUT_RATED_CR)
  const hasOver = rated > 100 + ALLOWANCE
  const ofUnits = times(P.CONST_UNIT_KG, Q.FIGURE_UNITS, units() as f64)
  const ofUnitsKg = timesValue
  const over = hasOver ? times(P.CONST_MODULE_OVER_RATIO_KG, Q.FIGURE_MODULES, O.modules as f64) : step(Q.FORMULA_NONE, 0)
  const overKg = hasOver ? timesValue : 0
  const hasTerms = rowsOf(pack, P.PACK_CHARGE_TERM) > 0
  const bands = hasTerms ? proveBands(rated) : -1
  const byLength = hasTerms ? proveLengthTerm() : -1
  step(Q.FORMULA_SUM, unsettledKg)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_PIPES_CHARGE, pipesKg)
  if (O.modules > 1) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_EXTRA_CHARGE, O.extraCharge)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_BOXES_CHARGE, boxesKg)
  ofStep(ofUnits, ofUnitsKg)
  ofStep(over, overKg)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_UNITS_CHARGE, unitsKg)
  if (O.modelCharge != 0) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODEL_CHARGE, O.modelCharge)
  if (hasTerms) {
    ofStep(bands, bandsValue)
    ofStep(byLength, lengthTerm(pack, liquidM))
  }
  if (connectingKg != 0) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CONNECTING_CHARGE, connectingKg)
}

/** Value of the last call of `times`. */
export let timesValue: f64 = 0

/** Writes a constant multiplied by a count; returns the step. */
export function times(column: i32, figure: i32, count: f64): i32 {
  timesValue = constant(pack, column) * count
  const place = step(Q.FORMULA_PRODUCT, timesValue)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, column)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, figure, count)
  return place
}

export let bandsValue: f64 = 0

/** Adds the terms by horsepower, connected index and ratio, in this order. */
export function proveBands(rated: f64): i32 {
  const index = loadOf(root) as f64
  bandsValue = bandTerm(pack, T.CHARGE_BY_HP, O.hp) + bandTerm(pack, T.CHARGE_BY_INDEX, index) + bandTerm(pack, T.CHARGE_BY_RATIO, rated)
  const place = step(Q.FORMULA_SUM, bandsValue)
  ofBand(T.CHARGE_BY_HP, O.hp)
  ofBand(T.CHARGE_BY_INDEX, index)
  ofBand(T.CHARGE_BY_RATIO, rated)
  return place
}

function ofBand(what: i32, value: f64): void {
  const row = bandRow(pack, what, value)
  if (row >= 0) ofTable(P.PACK_CHARGE_TERM, T.TERM_WIDTH, row, T.TERM_KG)
}

/** kg/m for the liquid metres beyond those that the factory charge covers. */
export function proveLengthTerm(): i32 {
  const row = bandRow(pack, T.CHARGE_BY_LENGTH, O.hp)
  if (row < 0) return step(Q.FORMULA_NONE, 0)
  const metres = step(Q.FORMULA_SUM, liquidM)
  for (let size = 1; size < sizeCount; size++) {
    if (liquidMetres(size) != 0) ofLiquid(size)
  }
  const place = step(Q.FORMULA_BEYOND, lengthTerm(pack, liquidM))
  ofStep(metres, liquidM)
  ofTable(P.PACK_CHARGE_TERM, T.TERM_WIDTH, row, T.TERM_FREE_M)
  ofTable(P.PACK_CHARGE_TERM, T.TERM_WIDTH, row, T.TERM_KG)
  return place
}

/** Metres of liquid pipe of a size. */
export function ofLiquid(size: i32): void {
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_LIQUID_OF + (Math.round(mmOf(size) * 100) as i32), liquidMetres(size))
}

/** Proves the charge that units add by model, type or index, within the pack's bound. */
export function proveUnitsCharge(): void {
  const bound = constant(pack, P.CONST_UNIT_CHARGE_MOST)
  const has = constant(pack, P.CONST_UNITS_CHARGE) == 1
  const sum = step(Q.FORMULA_SUM, has ? unboundedUnitsKg : 0)
  for (let place = 1; has && place < orderCount; place++) {
    const node = nodeAt(place)
    if (isUnit(kindOf(node))) ofUnitCharge(node)
  }
  if (!has || !(unboundedUnitsKg > bound)) return
  step(Q.FORMULA_AT_MOST, unitsKg)
  ofStep(sum, unboundedUnitsKg)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_UNIT_CHARGE_MOST)
}

function ofUnitCharge(node: i32): void {
  const row = modelOf(node)
  if (hasModel(node) && !isNaN(cell(tableOf(pack, P.PACK_EQUIPMENT), P.EQUIPMENT_WIDTH, row, P.EQUIPMENT_CHARGE))) {
    ofTable(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, row, P.EQUIPMENT_CHARGE)
  } else ofBand(T.CHARGE_OF_UNIT, indexOf(node) as f64)
}

/** Proves the charge of the liquid pipes: for each size its metres × kg/m × the factor of the series, from the smallest size up. */
export function provePipesCharge(): void {
  const refrigerant = O.seriesCell(P.SERIES_REFRIGERANT) as i32
  const three = O.isThreePipe()
  if (isNaN(pipesKg)) return
  let first = -1
  for (let size = 1; size < sizeCount; size++) {
    const metres = liquidMetres(size)
    if (!(metres > 0)) continue
    const row = chargeRow(pack, refrigerant, mmOf(size))
    const place = step(Q.FORMULA_PIPE_CHARGE, kgOf(size, row, three))
    if (first < 0) first = place
    ofLiquid(size)
    ofTable(P.PACK_CHARGE, P.CHARGE_WIDTH, row, P.CHARGE_KG)
    ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, three ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
  }
  step(Q.FORMULA_SUM, pipesKg)
  let place = first
  for (let size = 1; size < sizeCount; size++) {
    if (liquidMetres(size) > 0) ofStep(place++, kgOf(size, chargeRow(pack, refrigerant, mmOf(size)), three))
  }
}

function kgOf(size: i32, row: i32, three: bool): f64 {
  return pipeCharge(liquidMetres(size), cell(tableOf(pack, P.PACK_CHARGE), P.CHARGE_WIDTH, row, P.CHARGE_KG), pipeFactor(pack, three))
}

export function proveBoxesCharge(): void {
  step(Q.FORMULA_SUM, boxesKg)
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    if (kindOf(node) == L.KIND_BOX) ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(node), P.BOX_CHARGE)
  }
}
