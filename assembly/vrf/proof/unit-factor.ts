import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import * as C from '../piping/correction'
import { blockShare } from '../piping/connected'
import * as D from '../piping/deliver'
import * as S from '../rules/survey'
import { out } from '../state'
import { hasPressureTable, pressureAt } from '../piping/pressure'
import { design, pack } from '../system'
import { ofBlockShare } from './outdoor/connected'
import { proveDesignLine, provePressure } from './lookup'
import { ofDesign, ofFigure, ofOut, ofStep, ofTable, step } from './note'

/** One factor of the chain that all units of a system share: length, level, defrost and altitude are the outdoor unit's. */
export function proveUnitFactor(isHeating: bool, link: i32): void {
  if (link == L.FACTOR_RATIO) proveUnitRatio(isHeating)
  else if (link == L.FACTOR_INDOOR) {
    if (isHeating) proveDesignLine(P.PACK_UNIT_HEAT, L.DESIGN_HEAT_INDOOR_DB)
    else proveDesignLine(P.PACK_UNIT_WB, L.DESIGN_COOL_INDOOR_WB)
  } else if (link == L.FACTOR_OUTDOOR) {
    if (isHeating) step(Q.FORMULA_ONE, 1)
    else proveDesignLine(P.PACK_UNIT_OAT, L.DESIGN_COOL_OUTDOOR_DB)
  } else {
    const slot = (isHeating ? L.OUT_HEAT_FACTORS : L.OUT_COOL_FACTORS) + link
    step(Q.FORMULA_SAME, out(slot))
    ofOut(slot, out(slot))
  }
}

/** Proves the remaining factor of the share after the outdoor unit's separate losses. */
function proveUnitRatio(isHeating: bool): void {
  const rest = step(Q.FORMULA_PRODUCT, isHeating ? C.heatPiping * C.defrost * C.altitude : C.coolPiping * C.altitude)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, isHeating ? Q.FIGURE_HEAT_PIPING : Q.FIGURE_COOL_PIPING, isHeating ? C.heatPiping : C.coolPiping)
  if (isHeating) ofOut(L.OUT_HEAT_FACTORS + L.FACTOR_DEFROST, C.defrost)
  ofOut((isHeating ? L.OUT_HEAT_FACTORS : L.OUT_COOL_FACTORS) + L.FACTOR_ALTITUDE, C.altitude)
  step(Q.FORMULA_RATIO, out((isHeating ? L.OUT_UNIT_HEAT_FACTORS : L.OUT_UNIT_COOL_FACTORS) + L.FACTOR_RATIO))
  ofFigure(Q.SUBJECT_OUTDOOR, -1, isHeating ? Q.FIGURE_HEAT_SHARE : Q.FIGURE_COOL_SHARE, isHeating ? D.heatShare : D.coolShare)
  ofStep(rest, isHeating ? C.heatPiping * C.defrost * C.altitude : C.coolPiping * C.altitude)
}

/** Design factor of the units' cooling: indoor × outdoor state. */
export function proveCoolDesign(): void {
  step(Q.FORMULA_PRODUCT, D.coolDesign)
  ofOut(L.OUT_UNIT_COOL_FACTORS + L.FACTOR_INDOOR, out(L.OUT_UNIT_COOL_FACTORS + L.FACTOR_INDOOR))
  ofOut(L.OUT_UNIT_COOL_FACTORS + L.FACTOR_OUTDOOR, out(L.OUT_UNIT_COOL_FACTORS + L.FACTOR_OUTDOOR))
}

/** Proves delivered ÷ demanded where the units could take more than the outdoor unit delivers, else 1. */
export function proveShare(isHeating: bool): void {
  const nominal = isHeating ? S.nominalHeat() : S.nominalCool()
  const factor = isHeating ? D.heatIndoor : D.coolDesign
  const demand = nominal * factor * blockShare(pack, S.units() as f64)
  const demanded = step(Q.FORMULA_PRODUCT, demand)
  ofOut(isHeating ? L.OUT_INDOOR_HEAT : L.OUT_INDOOR_COOL, nominal)
  if (isHeating) ofOut(L.OUT_UNIT_HEAT_FACTORS + L.FACTOR_INDOOR, factor)
  else ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_DESIGN, factor)
  ofBlockShare()
  step(Q.FORMULA_SHARE_OF, isHeating ? D.heatShare : D.coolShare)
  ofStep(demanded, demand)
  ofOut(isHeating ? L.OUT_HEAT : L.OUT_COOL, isHeating ? C.deliveredHeat : C.deliveredCool)
}

/** Proves the air density relative to sea level: by the standard atmosphere, or as a ratio of the pack's pressures. */
function proveAirRatio(): i32 {
  if (!hasPressureTable(pack)) {
    const place = step(Q.FORMULA_DENSITY, D.airRatio)
    ofDesign(L.DESIGN_ELEVATION, design(L.DESIGN_ELEVATION))
    return place
  }
  const pressure = provePressure()
  const place = step(Q.FORMULA_RATIO, D.airRatio)
  ofStep(pressure, pressureAt(pack, design(L.DESIGN_ELEVATION)))
  ofTable(P.PACK_PRESSURE, P.LINE_WIDTH, 0, P.LINE_Y)
  return place
}

/** Proves the sensible kW for each m³/min of air at a dry bulb other than the rating one. */
export function proveDryStep(): void {
  const ratio = proveAirRatio()
  step(Q.FORMULA_DRY_STEP, D.dryStep)
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_BYPASS)
  ofDesign(L.DESIGN_COOL_INDOOR_DB, design(L.DESIGN_COOL_INDOOR_DB))
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_RATING_INDOOR_DB)
  ofStep(ratio, D.airRatio)
}
