import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import { constant } from '../../pack'
import { out } from '../../state'
import { pack } from '../../system'
import * as C from '../../piping/correction'
import * as S from '../../rules/survey'
import { heatingSlot, proveDesignLine, proveLine, proveSurface, provenSurface } from '../lookup'
import { noRest, ofRest, proveWeighted } from '../weighted'
import { hasMakerTables, proveByMaker } from '../maker-link'
import { ofFigure, ofOut, ofStep, ofTable, step } from '../note'

/** One factor of the outdoor unit's chain. */
export function proveOutdoorFactor(isHeating: bool, link: i32): void {
  if (proveByMaker(isHeating, link)) return
  if (link == L.FACTOR_RATIO) proveRatio(isHeating)
  else if (link == L.FACTOR_INDOOR) proveTemperature(isHeating, true)
  else if (link == L.FACTOR_OUTDOOR) proveOutdoorState(isHeating)
  else if (link == L.FACTOR_LENGTH) proveLength(isHeating)
  else if (link == L.FACTOR_LEVEL) proveLevel(isHeating)
  else if (link == L.FACTOR_ALTITUDE) proveDesignLine(P.PACK_ALTITUDE, L.DESIGN_ELEVATION)
  else if (isHeating) proveDesignLine(P.PACK_DEFROST, heatingSlot(P.CONST_DEFROST_BY_DRY))
  else step(Q.FORMULA_ONE, 1)
}

/** Up to 100 % the ratio itself unless the pack says otherwise, above it the table. */
function proveRatio(isHeating: bool): void {
  const rated = out(L.OUT_RATED_CR)
  const ratio = step(Q.FORMULA_RATIO_OF_PCT, C.ratio)
  ofOut(L.OUT_RATED_CR, rated)
  if (C.ratio <= 1 && constant(pack, P.CONST_RATIO_TABLE_BELOW) == 0) {
    step(Q.FORMULA_SAME, isHeating ? C.heatRatio : C.coolRatio)
    ofStep(ratio, C.ratio)
    return
  }
  proveLine(isHeating ? P.PACK_RATIO_HEAT : P.PACK_RATIO_COOL, C.ratio)
  ofStep(ratio, C.ratio)
}

/** Capacity factor of the tables at the design state, or at the design indoor and the rating outdoor state. */
function proveTemperature(isHeating: bool, atRating: bool): i32 {
  if (isHeating) {
    const rating = atRating ? P.CONST_RATING_OUTDOOR_WB : -1
    return proveSurface(P.PACK_HEAT_DB, P.PACK_HEAT_WB, P.PACK_HEAT_CAP, L.DESIGN_HEAT_INDOOR_DB, heatingSlot(P.CONST_HEAT_BY_DRY), rating)
  }
  const rating = atRating ? P.CONST_RATING_OUTDOOR_DB : -1
  return proveSurface(P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_CAP, L.DESIGN_COOL_INDOOR_WB, L.DESIGN_COOL_OUTDOOR_DB, rating)
}

/** Proves the whole temperature factor ÷ its indoor part; both are read again where the maker's tables may replace them. */
function proveOutdoorState(isHeating: bool): void {
  if (!hasMakerTables()) {
    step(Q.FORMULA_RATIO, isHeating ? C.heatOutdoor : C.coolOutdoor)
    ofTemperature(isHeating)
    ofOut((isHeating ? L.OUT_HEAT_FACTORS : L.OUT_COOL_FACTORS) + L.FACTOR_INDOOR, isHeating ? C.heatIndoor : C.coolIndoor)
    return
  }
  const whole = proveTemperature(isHeating, false)
  const wholeValue = provenSurface
  const indoor = proveTemperature(isHeating, true)
  const indoorValue = provenSurface
  step(Q.FORMULA_RATIO, isHeating ? C.heatOutdoor : C.coolOutdoor)
  ofStep(whole, wholeValue)
  ofStep(indoor, indoorValue)
}

function ofTemperature(isHeating: bool): void {
  const figure = isHeating ? Q.FIGURE_HEAT_TEMPERATURE : Q.FIGURE_COOL_TEMPERATURE
  ofFigure(Q.SUBJECT_OUTDOOR, -1, figure, isHeating ? C.heatTemperature : C.coolTemperature)
}

/** Temperature factor, indoor and outdoor state together. */
export function proveWholeTemperature(isHeating: bool): void {
  if (!hasMakerTables()) {
    proveTemperature(isHeating, false)
    return
  }
  const first = isHeating ? L.OUT_HEAT_FACTORS : L.OUT_COOL_FACTORS
  step(Q.FORMULA_PRODUCT, isHeating ? C.heatTemperature : C.coolTemperature)
  ofOut(first + L.FACTOR_INDOOR, isHeating ? C.heatIndoor : C.coolIndoor)
  ofOut(first + L.FACTOR_OUTDOOR, isHeating ? C.heatOutdoor : C.coolOutdoor)
}

/** Proves 1 − loss for each metre × (weighted length − free length), bounded below by the floor. Returns the step of the loss before the floor. */
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

/** Whole piping factor ÷ its length part; 1 in heating. */
function proveLevel(isHeating: bool): void {
  if (isHeating) {
    step(Q.FORMULA_ONE, C.heatLevel)
    return
  }
  const whole = hasMakerTables() ? proveBuiltInPiping() : -1
  step(Q.FORMULA_RATIO, C.coolLevel)
  if (whole < 0) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_PIPING, C.coolPiping)
  else ofStep(whole, builtInPiping())
  ofOut(L.OUT_COOL_FACTORS + L.FACTOR_LENGTH, C.coolLength)
}

/** Piping factor of cooling, length and level together. */
export function proveCoolPiping(): void {
  if (!hasMakerTables()) {
    proveBuiltInPiping()
    return
  }
  step(Q.FORMULA_PRODUCT, C.coolPiping)
  ofOut(L.OUT_COOL_FACTORS + L.FACTOR_LENGTH, C.coolLength)
  ofOut(L.OUT_COOL_FACTORS + L.FACTOR_LEVEL, C.coolLevel)
}

function builtInPiping(): f64 {
  const floor = constant(pack, P.CONST_COOL_FLOOR)
  return C.coolWhole < floor ? floor : C.coolWhole
}

function proveBuiltInPiping(): i32 {
  const loss = proveLoss(false)
  const none = S.highestUnit() < 0 ? step(Q.FORMULA_NONE, 0) : -1
  const level = step(Q.FORMULA_LEVEL_LOSS, C.coolWhole)
  ofStep(loss, lossValue)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_HEIGHT_PER_M)
  if (S.highestUnit() >= 0) ofFigure(Q.SUBJECT_NODE, S.highestUnit(), Q.FIGURE_HEIGHT_M, S.highestM())
  else ofStep(none, 0)
  const place = step(Q.FORMULA_FLOOR, builtInPiping())
  ofStep(level, C.coolWhole)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_COOL_FLOOR)
  return place
}

/** Equivalent metres to the first joint on the way to the farthest unit. */
export function proveMainEquivalent(): void {
  const none = noRest()
  step(Q.FORMULA_DIFFERENCE, C.mainEquivalentM)
  ofOut(L.OUT_FARTHEST_EQUIVALENT, out(L.OUT_FARTHEST_EQUIVALENT))
  ofRest(none)
}
