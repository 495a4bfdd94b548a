import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import { out } from '../../state'
import { pack } from '../../system'
import * as C from '../../piping/correction'
import * as O from '../../piping/outdoor'
import { indoorKw } from '../../piping/outdoor-answer'
import { ofConnected } from './connected'
import { heatingSlot, proveDesignLine, proveSurface } from '../lookup'
import { ofFigure, ofOut, ofStep, step } from '../note'

/** Connected index × 10 ÷ nominal cooling, so that a ratio of exactly 130 % is exactly 130. */
export function proveRatedRatio(): void {
  step(Q.FORMULA_RATED_CR, out(L.OUT_RATED_CR))
  ofConnected()
  ofOut(L.OUT_NOMINAL_COOL, O.cool)
}

/** Indoor capacity at the design indoor state ÷ outdoor capacity without the ratio factor. */
export function proveActualRatio(): void {
  const factor = proveDesignLine(P.PACK_UNIT_WB, L.DESIGN_COOL_INDOOR_WB)
  const indoor = step(Q.FORMULA_INDOOR_LOAD, indoorKw)
  ofConnected()
  ofStep(factor, C.unitCoolIndoor(pack))
  if (!(C.capableCool > 0)) {
    step(Q.FORMULA_NONE, 0)
    return
  }
  step(Q.FORMULA_ACTUAL_CR, out(L.OUT_ACTUAL_CR))
  ofStep(indoor, indoorKw)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CAPABLE_COOL, C.capableCool)
}

function ofCoolFactor(link: i32, value: f64): void {
  ofOut(L.OUT_COOL_FACTORS + link, value)
}

function ofHeatFactor(link: i32, value: f64): void {
  ofOut(L.OUT_HEAT_FACTORS + link, value)
}

/** Cooling without the ratio factor, kW. */
export function proveCapable(): void {
  step(Q.FORMULA_PRODUCT, C.capableCool)
  ofOut(L.OUT_NOMINAL_COOL, O.cool)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_TEMPERATURE, C.coolTemperature)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_PIPING, C.coolPiping)
  ofCoolFactor(L.FACTOR_ALTITUDE, C.altitude)
}

export function proveDeliveredCool(): void {
  step(Q.FORMULA_PRODUCT, C.deliveredCool)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_CAPABLE_COOL, C.capableCool)
  ofCoolFactor(L.FACTOR_RATIO, C.coolRatio)
}

export function proveDeliveredHeat(): void {
  step(Q.FORMULA_PRODUCT, C.deliveredHeat)
  ofOut(L.OUT_NOMINAL_HEAT, O.heat)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HEAT_TEMPERATURE, C.heatTemperature)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HEAT_PIPING, C.heatPiping)
  ofHeatFactor(L.FACTOR_DEFROST, C.defrost)
  ofHeatFactor(L.FACTOR_ALTITUDE, C.altitude)
  ofHeatFactor(L.FACTOR_RATIO, C.heatRatio)
}

/** Piping factor of heating: length and level together. */
export function proveHeatPiping(): void {
  step(Q.FORMULA_PRODUCT, C.heatPiping)
  ofHeatFactor(L.FACTOR_LENGTH, C.heatLength)
  ofHeatFactor(L.FACTOR_LEVEL, C.heatLevel)
}

/** Nominal power × capacity factor × ratio × altitude (heating: × defrost) × the table's power factor. */
export function provePower(isHeating: bool): void {
  const eir = isHeating
    ? proveSurface(P.PACK_HEAT_DB, P.PACK_HEAT_WB, P.PACK_HEAT_EIR, L.DESIGN_HEAT_INDOOR_DB, heatingSlot(P.CONST_HEAT_BY_DRY), -1)
    : proveSurface(P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_EIR, L.DESIGN_COOL_INDOOR_WB, L.DESIGN_COOL_OUTDOOR_DB, -1)
  if (isHeating) {
    step(Q.FORMULA_PRODUCT, C.inputHeat)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_NOMINAL_HEAT_POWER, O.heatPower)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HEAT_TEMPERATURE, C.heatTemperature)
    ofHeatFactor(L.FACTOR_RATIO, C.heatRatio)
    ofHeatFactor(L.FACTOR_DEFROST, C.defrost)
    ofHeatFactor(L.FACTOR_ALTITUDE, C.altitude)
    ofStep(eir, C.heatEir)
  } else {
    step(Q.FORMULA_PRODUCT, C.inputCool)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_NOMINAL_COOL_POWER, O.coolPower)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_TEMPERATURE, C.coolTemperature)
    ofCoolFactor(L.FACTOR_RATIO, C.coolRatio)
    ofCoolFactor(L.FACTOR_ALTITUDE, C.altitude)
    ofStep(eir, C.coolEir)
  }
}
