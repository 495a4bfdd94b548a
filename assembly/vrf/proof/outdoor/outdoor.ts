import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import { childAt, childrenFrom, root } from '../../diagram/tree'
import { enlargedM } from '../../piping/diameter'
import * as O from '../../piping/outdoor'
import { mmOf, sizeCount } from '../../piping/sizes'
import * as S from '../../rules/survey'
import { out } from '../../state'
import { heightOf } from '../../system'
import { proveAddedCharge, proveBoxesCharge, provePipesCharge, proveSumCharge, proveUnitsCharge } from '../charge'
import { proveChargePart } from '../charge-part'
import { proveIndex } from './connected'
import { proveConnecting } from './connecting'
import { proveConnectingLength } from './connecting-length'
import { proveMain, proveStandardMain } from '../diameter'
import { proveMainLength } from '../distance'
import { proveGrown } from '../grown'
import { proveModuleSum, proveRatioBound } from './module'
import { ofDrawn, ofFigure, ofOut, step } from '../note'
import * as C from './outdoor-capacity'
import * as F from './outdoor-factor'
import * as T from '../sum'
import * as U from '../unit-factor'

const LINKS: i32 = 7

/** Proves a figure of the outdoor unit that has a slot in the answer. */
export function proveSlot(slot: i32): void {
  if (slot >= L.OUT_COOL_FACTORS && slot < L.OUT_UNIT_HEAT_FACTORS + LINKS) proveFactor(slot)
  else if (slot <= L.OUT_INDOOR_HEAT) proveCapacity(slot)
  else if (slot == L.OUT_UNITS) T.proveSum(T.SUM_ADDRESSES, out(slot))
  else if (slot == L.OUT_MAX_UNITS) proveModuleSum(P.OUTDOOR_MAX_UNITS, O.maxUnits)
  else if (slot <= L.OUT_HEIGHT_INDOOR) proveLength(slot)
  else if (slot <= L.OUT_TOTAL_CHARGE) proveCharge(slot)
  else if (slot < L.OUT_CHARGE_FACTOR) proveConnecting(slot)
  else proveChargePart(slot)
}

function proveFactor(slot: i32): void {
  if (slot < L.OUT_HEAT_FACTORS) F.proveOutdoorFactor(false, slot - L.OUT_COOL_FACTORS)
  else if (slot < L.OUT_UNIT_COOL_FACTORS) F.proveOutdoorFactor(true, slot - L.OUT_HEAT_FACTORS)
  else if (slot < L.OUT_UNIT_HEAT_FACTORS) U.proveUnitFactor(false, slot - L.OUT_UNIT_COOL_FACTORS)
  else U.proveUnitFactor(true, slot - L.OUT_UNIT_HEAT_FACTORS)
}

function proveCapacity(slot: i32): void {
  if (slot == L.OUT_RATED_CR) C.proveRatedRatio()
  else if (slot == L.OUT_ACTUAL_CR) C.proveActualRatio()
  else if (slot == L.OUT_NOMINAL_COOL) proveModuleSum(P.OUTDOOR_COOL, O.cool)
  else if (slot == L.OUT_NOMINAL_HEAT) proveModuleSum(P.OUTDOOR_HEAT, O.heat)
  else if (slot == L.OUT_COOL) C.proveDeliveredCool()
  else if (slot == L.OUT_HEAT) C.proveDeliveredHeat()
  else if (slot == L.OUT_COOL_POWER) C.provePower(false)
  else if (slot == L.OUT_HEAT_POWER) C.provePower(true)
  else if (slot == L.OUT_INDOOR_COOL) T.proveSum(T.SUM_NOMINAL_COOL, out(slot))
  else T.proveSum(T.SUM_NOMINAL_HEAT, out(slot))
}

function proveLength(slot: i32): void {
  const value = out(slot)
  if (slot == L.OUT_TOTAL) T.proveSum(T.SUM_LENGTH, value)
  else if (slot == L.OUT_HEIGHT_OUTDOOR || slot == L.OUT_HEIGHT_INDOOR) proveHeight(slot, value)
  else if (slot == L.OUT_FARTHEST_ACTUAL) ofUnit(S.farthestActual(), Q.FIGURE_ACTUAL_M, value)
  else if (slot == L.OUT_FARTHEST_EQUIVALENT) ofUnit(S.farthestEquivalent(), Q.FIGURE_EQUIVALENT_M, value)
  else ofUnit(S.farthestAfterFirst(), Q.FIGURE_FIRST_ACTUAL_M, value)
}

/** Writes the figure of the unit that determines it; 0 where there is no unit. */
function ofUnit(node: i32, figure: i32, value: f64): void {
  if (node < 0) {
    step(Q.FORMULA_NONE, value)
    return
  }
  step(Q.FORMULA_SAME, value)
  ofFigure(Q.SUBJECT_NODE, node, figure, value)
}

function proveHeight(slot: i32, value: f64): void {
  const lowest = S.lowestUnit()
  const highest = S.highestUnit()
  if (lowest < 0) {
    step(Q.FORMULA_NONE, value)
    return
  }
  const isOutdoor = slot == L.OUT_HEIGHT_OUTDOOR
  step(isOutdoor ? Q.FORMULA_HEIGHT_OUTDOOR : Q.FORMULA_DIFFERENCE, value)
  const first = isOutdoor ? lowest : highest
  const second = isOutdoor ? highest : lowest
  ofFigure(Q.SUBJECT_NODE, first, Q.FIGURE_HEIGHT_M, heightOf(first))
  ofFigure(Q.SUBJECT_NODE, second, Q.FIGURE_HEIGHT_M, heightOf(second))
}

function proveCharge(slot: i32): void {
  if (slot == L.OUT_FACTORY_CHARGE) proveModuleSum(P.OUTDOOR_CHARGE, O.factoryCharge)
  else if (slot == L.OUT_ADDED_CHARGE) proveAddedCharge()
  else if (slot == L.OUT_TOTAL_CHARGE) {
    step(Q.FORMULA_SUM, out(slot))
    ofOut(L.OUT_FACTORY_CHARGE, O.factoryCharge)
    ofOut(L.OUT_ADDED_CHARGE, out(L.OUT_ADDED_CHARGE))
  }
}

/** Writes a figure of the outdoor unit that other proofs refer to. */
export function proveHidden(figure: i32): void {
  if (figure >= Q.FIGURE_LIQUID_OF) proveLiquid(figure - Q.FIGURE_LIQUID_OF)
  else if (figure >= Q.FIGURE_INDOOR_INDEX && figure <= Q.FIGURE_CONNECTED_INDEX) proveIndex(figure)
  else if (figure >= Q.FIGURE_CONNECTING_CHARGE && figure <= Q.FIGURE_CONNECTING_FAR_M) proveConnectingLength(figure)
  else if (figure <= Q.FIGURE_MAIN_HIGH) proveMain(figure - Q.FIGURE_MAIN_GAS)
  else if (figure == Q.FIGURE_STANDARD_MAIN_GAS) proveStandardMain()
  else if (figure <= Q.FIGURE_NOMINAL_HEAT_POWER) proveMachine(figure)
  else if (figure <= Q.FIGURE_HEAT_SHARE) proveShares(figure)
  else if (figure <= Q.FIGURE_CAPABLE_COOL) proveParts(figure)
  else if (figure <= Q.FIGURE_TO_FIRST_M) proveWays(figure)
  else if (figure <= Q.FIGURE_MODULES) proveCounts(figure)
  else proveChargeParts(figure)
}

/** Metres of the liquid pipes of a size, given in hundredths of a millimetre. */
function proveLiquid(hundredths: i32): void {
  for (let size = 1; size < sizeCount; size++) {
    if ((Math.round(mmOf(size) * 100) as i32) == hundredths) return T.proveSum(T.SUM_LIQUID + size, S.liquidMetres(size))
  }
}

function proveMachine(figure: i32): void {
  if (figure == Q.FIGURE_HP) proveModuleSum(P.OUTDOOR_HP, O.hp)
  else if (figure == Q.FIGURE_MIN_CR) proveRatioBound(P.OUTDOOR_MIN_CR, O.minRatio)
  else if (figure == Q.FIGURE_MAX_CR) proveRatioBound(P.OUTDOOR_MAX_CR, O.maxRatio)
  else if (figure == Q.FIGURE_SPECIAL_CR) proveRatioBound(P.OUTDOOR_SPECIAL_CR, O.specialRatio)
  else if (figure == Q.FIGURE_NOMINAL_COOL_POWER) proveModuleSum(P.OUTDOOR_COOL_POWER, O.coolPower)
  else proveModuleSum(P.OUTDOOR_HEAT_POWER, O.heatPower)
}

function proveShares(figure: i32): void {
  if (figure == Q.FIGURE_COOL_DESIGN) U.proveCoolDesign()
  else U.proveShare(figure == Q.FIGURE_HEAT_SHARE)
}

function proveParts(figure: i32): void {
  if (figure == Q.FIGURE_COOL_TEMPERATURE) F.proveWholeTemperature(false)
  else if (figure == Q.FIGURE_HEAT_TEMPERATURE) F.proveWholeTemperature(true)
  else if (figure == Q.FIGURE_COOL_PIPING) F.proveCoolPiping()
  else if (figure == Q.FIGURE_HEAT_PIPING) C.proveHeatPiping()
  else C.proveCapable()
}

function proveWays(figure: i32): void {
  if (figure == Q.FIGURE_TO_FIRST_M) F.proveMainEquivalent()
  else proveMainLength(figure == Q.FIGURE_MAIN_EQUIVALENT_M, childAt(childrenFrom(root)))
}

function proveCounts(figure: i32): void {
  if (figure == Q.FIGURE_ENLARGED_M) proveGrown(enlargedM)
  else if (figure == Q.FIGURE_FRESH_AIR_INDEX) T.proveSum(T.SUM_FRESH_AIR_INDEX, S.freshAirIndex() as f64)
  else if (figure == Q.FIGURE_HYDRO_INDEX) T.proveSum(T.SUM_HYDRO_INDEX, S.hydroIndex() as f64)
  else if (figure == Q.FIGURE_DRY_STEP) U.proveDryStep()
  else if (figure == Q.FIGURE_EXTRA_CHARGE) proveExtraCharge()
  else if (figure == Q.FIGURE_MODEL_CHARGE) proveModuleSum(P.OUTDOOR_MODEL_CHARGE, O.modelCharge)
  else proveCount(countOf(figure))
}

/** Proves the charge added by joining modules; a single one has none to join. */
function proveExtraCharge(): void {
  if (O.modules > 1) proveModuleSum(P.OUTDOOR_EXTRA_CHARGE, O.extraCharge)
  else step(Q.FORMULA_NONE, 0)
}

function countOf(figure: i32): i32 {
  if (figure == Q.FIGURE_UNITS) return S.units()
  return figure == Q.FIGURE_SMALL_UNITS ? S.smalls() : O.modules
}

/** Counted from the drawing. */
function proveCount(count: i32): void {
  step(Q.FORMULA_SAME, count as f64)
  ofDrawn(Q.SUBJECT_OUTDOOR, -1, Q.DRAWN_COUNT, count as f64)
}

function proveChargeParts(figure: i32): void {
  if (figure == Q.FIGURE_SUM_CHARGE) proveSumCharge()
  else if (figure == Q.FIGURE_PIPES_CHARGE) provePipesCharge()
  else if (figure == Q.FIGURE_BOXES_CHARGE) proveBoxesCharge()
  else proveUnitsCharge()
}
