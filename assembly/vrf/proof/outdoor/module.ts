import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import * as L from '../../../common/layout/layout'
import * as O from '../../piping/outdoor'
import { design } from '../../system'
import { ofStep, ofTable, step } from '../note'

/** Proves a figure of the outdoor unit: of its listed combination or its single module, else the sum over its modules. */
export function proveModuleSum(column: i32, value: f64): void {
  const combination = design(L.DESIGN_COMBINATION) as i32
  if (O.isCombination) {
    step(Q.FORMULA_SAME, value)
    ofTable(P.PACK_COMBINATION, P.OUTDOOR_WIDTH, combination, column)
    return
  }
  const isCapped = column == P.OUTDOOR_MAX_UNITS && O.modules > 1
  const place = step(Q.FORMULA_SUM, isCapped ? O.summedUnits : value)
  for (let i = 0; i < L.MODULES_MOST && i < (design(L.DESIGN_MODULE_COUNT) as i32); i++) {
    const row = design(L.DESIGN_MODULE_0 + i) as i32
    if (row >= 0) ofTable(P.PACK_MODULE, P.OUTDOOR_WIDTH, row, column)
  }
  if (!isCapped) return
  step(Q.FORMULA_UNITS_MOST, value)
  ofStep(place, O.summedUnits)
}

/** Proves the range of the connection ratio: of the single module or the listed combination, else the pack's by the number of modules. */
export function proveRatioBound(column: i32, value: f64): void {
  step(Q.FORMULA_SAME, value)
  if (O.isCombination && column != P.OUTDOOR_MIN_CR)
    ofTable(P.PACK_COMBINATION, P.OUTDOOR_WIDTH, design(L.DESIGN_COMBINATION) as i32, column)
  else if (O.modules == 1 && !O.isSummed) ofTable(P.PACK_MODULE, P.OUTDOOR_WIDTH, O.firstModule, column)
  else ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, generalBound(column))
}

function generalBound(column: i32): i32 {
  if (column == P.OUTDOOR_MIN_CR) return P.CONST_MIN_CR
  if (column == P.OUTDOOR_MAX_CR) return P.CONST_MAX_CR
  return O.modules == 1 ? P.CONST_SPECIAL_SINGLE : O.modules == 2 ? P.CONST_SPECIAL_TWO : P.CONST_SPECIAL_MORE
}
