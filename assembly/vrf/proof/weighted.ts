import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import * as Q from '../../common/layout/layout-proof'
import { constant } from '../pack'
import * as C from '../piping/correction'
import * as O from '../piping/outdoor'
import { isGasEnlarged, isLiquidEnlarged } from '../piping/pipe-size'
import { shortenedRow } from '../piping/shortened'
import * as S from '../rules/survey'
import { pack } from '../system'
import { ofFigure, ofStep, ofTable, step } from './note'

/** Main length × weight + the rest: an enlarged main counts with a part of its length. */
export function proveWeighted(isHeating: bool): i32 {
  const row = shortenedRow(pack, isHeating)
  const isEnlarged = row >= 0 || (isHeating ? isLiquidEnlarged : isGasEnlarged)
  const weight = isEnlarged ? -1 : step(Q.FORMULA_ONE, 1)
  const none = noRest()
  const place = step(Q.FORMULA_WEIGHTED_M, isHeating ? C.heatWeightedM : C.coolWeightedM)
  if (row >= 0) ofTable(P.PACK_SHORTENED, R.SHORTENED_WIDTH, row, R.SHORTENED_WEIGHT)
  else if (isEnlarged) ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, weightColumn(isHeating))
  else ofStep(weight, 1)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_TO_FIRST_M, C.mainEquivalentM)
  ofRest(none)
  return place
}

function weightColumn(isHeating: bool): i32 {
  if (!isHeating) return P.CONST_GAS_UPSIZED
  return O.hp > constant(pack, P.CONST_LIQUID_LARGE_HP) ? P.CONST_LIQUID_UPSIZED_LARGE : P.CONST_LIQUID_UPSIZED
}

/** Writes a step for 0 where there is no unit; returns -1 where there is one. */
export function noRest(): i32 {
  return S.farthestEquivalent() < 0 ? step(Q.FORMULA_NONE, 0) : -1
}

/** Equivalent metres from the first joint to the farthest unit. */
export function ofRest(none: i32): void {
  if (none >= 0) ofStep(none, 0)
  else ofFigure(Q.SUBJECT_NODE, S.farthestEquivalent(), Q.FIGURE_FIRST_EQUIVALENT_M, C.restEquivalentM)
}
