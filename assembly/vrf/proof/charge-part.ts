import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { rowsOf } from '../pack'
import { connectingKg, liquidM, unitsKg, unsettledKg } from '../charge/charge'
import { chargeRow } from '../charge/charge-rate'
import { lengthTerm } from '../charge/charge-terms'
import * as O from '../piping/outdoor'
import { mmOf, sizeCount } from '../piping/sizes'
import { liquidMetres, units } from '../rules/survey'
import { out } from '../state'
import { pack } from '../system'
import * as C from './charge'
import { ofFigure, ofOut, ofStep, ofTable, step } from './note'

/** Proves one part of the additional charge, or one field of a line of its pipes. */
export function proveChargePart(slot: i32): void {
  if (slot >= L.OUT_CHARGE_LINES)
    proveLine((slot - L.OUT_CHARGE_LINES) / L.CHARGE_LINE_WIDTH, (slot - L.OUT_CHARGE_LINES) % L.CHARGE_LINE_WIDTH)
  else if (slot == L.OUT_CHARGE_FACTOR) {
    step(Q.FORMULA_SAME, out(slot))
    ofFactor()
  } else if (slot == L.OUT_CHARGE_PIPES) C.provePipesCharge()
  else if (slot == L.OUT_CHARGE_BOXES) C.proveBoxesCharge()
  else if (slot == L.OUT_CHARGE_UNITS) proveUnits(out(slot))
  else if (slot == L.OUT_CHARGE_MAKER) proveMaker(out(slot))
  else if (slot == L.OUT_CHARGE_SETTLED) {
    step(Q.FORMULA_DIFFERENCE, out(slot))
    ofOut(L.OUT_ADDED_CHARGE, out(L.OUT_ADDED_CHARGE))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_SUM_CHARGE, unsettledKg)
  } else if (out(slot) == 0) step(Q.FORMULA_NONE, 0)
  else if (slot == L.OUT_CHARGE_OVER) C.times(P.CONST_MODULE_OVER_RATIO_KG, Q.FIGURE_MODULES, O.modules as f64)
  else {
    step(Q.FORMULA_SAME, out(slot))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_EXTRA_CHARGE, O.extraCharge)
  }
}

function ofFactor(): void {
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, O.isThreePipe() ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
}

function proveUnits(value: f64): void {
  const each = C.times(P.CONST_UNIT_KG, Q.FIGURE_UNITS, units() as f64)
  step(Q.FORMULA_SUM, value)
  ofStep(each, C.timesValue)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_UNITS_CHARGE, unitsKg)
}

function proveMaker(value: f64): void {
  if (rowsOf(pack, P.PACK_CHARGE_TERM) == 0) {
    step(Q.FORMULA_SUM, value)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODEL_CHARGE, O.modelCharge)
    ofConnectingCharge()
    return
  }
  const bands = C.proveBands(out(L.OUT_RATED_CR))
  const byLength = C.proveLengthTerm()
  const terms = step(Q.FORMULA_SUM, C.bandsValue + lengthTerm(pack, liquidM))
  ofStep(bands, C.bandsValue)
  ofStep(byLength, lengthTerm(pack, liquidM))
  step(Q.FORMULA_SUM, value)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODEL_CHARGE, O.modelCharge)
  ofStep(terms, C.bandsValue + lengthTerm(pack, liquidM))
  ofConnectingCharge()
}

function ofConnectingCharge(): void {
  if (connectingKg != 0) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CONNECTING_CHARGE, connectingKg)
}

/** A line's metres (1), kg/m (2) or kg (3). */
function proveLine(line: i32, field: i32): void {
  const size = sizeOfLine(line)
  const value = out(L.OUT_CHARGE_LINES + line * L.CHARGE_LINE_WIDTH + field)
  if (size < 0 || isNaN(value)) return
  const row = chargeRow(pack, O.seriesCell(P.SERIES_REFRIGERANT) as i32, mmOf(size))
  step(field == 3 ? Q.FORMULA_PIPE_CHARGE : Q.FORMULA_SAME, value)
  if (field != 2) C.ofLiquid(size)
  if (field >= 2) ofTable(P.PACK_CHARGE, P.CHARGE_WIDTH, row, P.CHARGE_KG)
  if (field == 3) ofFactor()
}

/** Returns the size of a line; -1 after the last, and for the line that sums up the rest. */
function sizeOfLine(line: i32): i32 {
  let at = -1
  for (let size = 1; size < sizeCount; size++) {
    if (liquidMetres(size) > 0 && ++at == line) return size
  }
  return -1
}
