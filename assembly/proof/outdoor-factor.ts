import * as L from '../layout'
import * as P from '../layout-pack'
import * as Q from '../layout-proof'
import { constant } from '../pack'
import { out } from '../state'
import { pack } from '../system'
import * as C from '../piping/correction'
import * as O from '../piping/outdoor'
import * as S from '../rules/survey'
import { isGasEnlarged, isLiquidEnlarged } from '../piping/pipe-size'
import { proveDesignLine, proveLine, proveSurface } from './lookup'
import { ofFigure, ofOut, ofStep, ofTable, step } from './note'

/** One factor of the outdoor unit's chain. */
export function proveOutdoorFactor(isHeating: bool, link: i32): void {
  if (link == L.FACTOR_RATIO) proveRatio(isHeating)
  else if (link == L.FACTOR_INDOOR) proveTemperature(isHeating, true)
  else if (link == L.FACTOR_OUTDOOR) proveOutdoorState(isHeating)
  else if (link == L.FACTOR_LENGTH) proveLength(isHeating)
  else if (link == L.FACTOR_LEVEL) proveLevel(isHeating)
  else if (link == L.FACTOR_ALTITUDE) proveDesignLine(P.PACK_ALTITUDE, L.DESIGN_ELEVATION)
  else if (isHeating) proveDesignLine(P.PACK_DEFROST, L.DESIGN_HEAT_OUTDOOR_WB)
  else step(Q.FORMULA_ONE, 1)
}

/** Up to 100 % the ratio itself, above it the table. */
function proveRatio(isHeating: bool): void {
  const rated = out(L.OUT_RATED_CR)
  const ratio = step(Q.FORMULA_RATIO_OF_PCT, C.ratio)
  ofOut(L.OUT_RATED_CR, rated)
  if (C.ratio <= 1) {
    step(Q.FORMULA_SAME, isHeating ? C.heatRatio : C.coolRatio)
    ofStep(ratio, C.ratio)
    return
  }
  proveLine(isHeating ? P.PACK_RATIO_HEAT : P.PACK_RATIO_COOL, C.ratio)
  ofStep(ratio, C.ratio)
}

/** Capacity factor of the tables at the design state, or at the design indoor and the rating outdoor state. */
export function proveTemperature(isHeating: bool, atRating: bool): i32 {
  if (isHeating) {
    const rating = atRating ? P.CONST_RATING_OUTDOOR_WB : -1
    return proveSurface(P.PACK_HEAT_DB, P.PACK_HEAT_WB, P.PACK_HEAT_CAP, L.DESIGN_HEAT_INDOOR_DB, L.DESIGN_HEAT_OUTDOOR_WB, rating)
  }
  const rating = atRating ? P.CONST_RATING_OUTDOOR_DB : -1
  return proveSurface(P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_CAP, L.DESIGN_COOL_INDOOR_WB, L.DESIGN_COOL_OUTDOOR_DB, rating)
}

function proveOutdoorState(isHeating: bool): void {
  step(Q.FORMULA_RATIO, isHeating ? C.heatOutdoor : C.coolOutdoor)
  ofFigure(
    Q.SUBJECT_OUTDOOR,
    -1,
    isHeating ? Q.FIGURE_HEAT_TEMPERATURE : Q.FIGURE_COOL_TEMPERATURE,
    isHeating ? C.heatTemperature : C.coolTemperature,
  )
  ofOut((isHeating ? L.OUT_HEAT_FACTORS : L.OUT_COOL_FACTORS) + L.FACTOR_INDOOR, isHeating ? C.heatIndoor : C.coolIndoor)
}

/** 1 − loss for each metre × (weighted length − free length), not below the floor. Answers the step of the loss before the floor. */
function proveLength(isHeating: bool): void {
  const loss = proveLoss(isHeating)
  step(Q.FORMULA_FLOOR, isHeating ? C.heatLength : C.coolLength)
  ofStep(loss, lossValue)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, isHeating ? P.CONST_HEAT_FLOOR : P.CONST_COOL_FLOOR)
}

let lossValue: f64 = 0

function proveLoss(isHeating: bool): i32 {
  const weighted = proveWeighted(isHeating)
  lossValue = isHeating ? C.heatByLength : C.coolByLength
  const place = step(Q.FORMULA_LENGTH_LOSS, lossValue)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, isHeating ? P.CONST_HEAT_PER_M : P.CONST_COOL_PER_M)
  ofStep(weighted, isHeating ? C.heatWeightedM : C.coolWeightedM)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_FREE_M)
  return place
}

/** Main length × weight + the rest: an enlarged main counts with a part of its length. */
function proveWeighted(isHeating: bool): i32 {
  const isEnlarged = isHeating ? isLiquidEnlarged : isGasEnlarged
  const weight = isEnlarged ? -1 : step(Q.FORMULA_ONE, 1)
  const none = noRest()
  const place = step(Q.FORMULA_WEIGHTED_M, isHeating ? C.heatWeightedM : C.coolWeightedM)
  if (isEnlarged) ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, weightColumn(isHeating))
  else ofStep(weight, 1)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_TO_FIRST_M, C.mainEquivalentM)
  ofRest(none)
  return place
}

/** A step for nothing where there is no unit, -1 where there is one. */
function noRest(): i32 {
  return S.farthestEquivalent() < 0 ? step(Q.FORMULA_NONE, 0) : -1
}

/** Equivalent metres from the first joint to the farthest unit. */
function ofRest(none: i32): void {
  if (none >= 0) ofStep(none, 0)
  else ofFigure(Q.SUBJECT_NODE, S.farthestEquivalent(), Q.FIGURE_FIRST_EQUIVALENT_M, C.restEquivalentM)
}

function weightColumn(isHeating: bool): i32 {
  if (!isHeating) return P.CONST_GAS_UPSIZED
  return O.hp > constant(pack, P.CONST_LIQUID_LARGE_HP) ? P.CONST_LIQUID_UPSIZED_LARGE : P.CONST_LIQUID_UPSIZED
}

/** Whole piping factor ÷ its length part; 1 in heating. */
function proveLevel(isHeating: bool): void {
  if (isHeating) {
    step(Q.FORMULA_ONE, C.heatLevel)
    return
  }
  step(Q.FORMULA_RATIO, C.coolLevel)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_PIPING, C.coolPiping)
  ofOut(L.OUT_COOL_FACTORS + L.FACTOR_LENGTH, C.coolLength)
}

/** Piping factor of cooling, length and level together. */
export function proveCoolPiping(): void {
  const loss = proveLoss(false)
  const none = S.highestUnit() < 0 ? step(Q.FORMULA_NONE, 0) : -1
  const level = step(Q.FORMULA_LEVEL_LOSS, C.coolWhole)
  ofStep(loss, lossValue)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_HEIGHT_PER_M)
  if (S.highestUnit() >= 0) ofFigure(Q.SUBJECT_NODE, S.highestUnit(), Q.FIGURE_HEIGHT_M, S.highestM())
  else ofStep(none, 0)
  step(Q.FORMULA_FLOOR, C.coolPiping)
  ofStep(level, C.coolWhole)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_COOL_FLOOR)
}

/** Equivalent metres to the first joint on the way to the farthest unit. */
export function proveMainEquivalent(): void {
  const none = noRest()
  step(Q.FORMULA_DIFFERENCE, C.mainEquivalentM)
  ofOut(L.OUT_FARTHEST_EQUIVALENT, out(L.OUT_FARTHEST_EQUIVALENT))
  ofRest(none)
}
