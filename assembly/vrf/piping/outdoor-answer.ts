import * as L from '../../common/layout/layout'
import { setOut } from '../state'
import { pack } from '../system'
import * as S from '../rules/survey'
import { additionalCharge } from '../charge/charge'
import { answerChargeParts } from '../charge/charge-parts'
import * as W from './connected'
import { answerConnectingPipes } from './connecting-pipe'
import * as C from './correction'
import { shareCapacity } from './deliver'
import * as O from './outdoor'
import { needs, STAGE_DESIGN, STAGE_OUTDOOR, STAGE_TALLIES } from '../../common/stages'

/** Capacity of the units at the design indoor state, kW. */
export let indoorKw: f64 = 0

/** Corrects the outdoor unit for the surveyed lengths and heights, and writes its slots: ratios, capacities, lengths, heights, charge, factors. */
export function answerOutdoor(): void {
  needs(STAGE_TALLIES | STAGE_DESIGN | STAGE_OUTDOOR)
  tellKinds()
  const connected = W.connectedIndex(pack)
  const ratedPct = (connected * 10) / O.cool
  indoorKw = (connected / 10) * C.unitCoolIndoor(pack)
  const farthestM = S.farthestEquivalentM()
  const restM = S.restM()
  C.correctOutdoor(pack, ratedPct / 100, farthestM - restM, restM, S.highestM(), -outdoorHeight())
  const added = additionalCharge(ratedPct)
  shareCapacity()
  setOut(L.OUT_RATED_CR, ratedPct)
  setOut(L.OUT_ACTUAL_CR, C.capableCool > 0 ? (indoorKw / C.capableCool) * 100 : 0)
  setOut(L.OUT_NOMINAL_COOL, O.cool)
  setOut(L.OUT_NOMINAL_HEAT, O.heat)
  setOut(L.OUT_COOL, C.deliveredCool)
  setOut(L.OUT_HEAT, C.deliveredHeat)
  setOut(L.OUT_COOL_POWER, C.inputCool)
  setOut(L.OUT_HEAT_POWER, C.inputHeat)
  setOut(L.OUT_INDOOR_COOL, S.nominalCool())
  setOut(L.OUT_INDOOR_HEAT, S.nominalHeat())
  setOut(L.OUT_UNITS, S.addresses() as f64)
  setOut(L.OUT_MAX_UNITS, O.maxUnits)
  setOut(L.OUT_FARTHEST_ACTUAL, S.farthestActualM())
  setOut(L.OUT_FARTHEST_EQUIVALENT, farthestM)
  setOut(L.OUT_AFTER_FIRST, S.afterFirstM())
  setOut(L.OUT_TOTAL, S.totalM())
  setOut(L.OUT_HEIGHT_OUTDOOR, outdoorHeight())
  setOut(L.OUT_HEIGHT_INDOOR, S.highestM() - S.lowestM())
  setOut(L.OUT_FACTORY_CHARGE, O.factoryCharge)
  setOut(L.OUT_ADDED_CHARGE, added)
  setOut(L.OUT_TOTAL_CHARGE, O.factoryCharge + added)
  answerFactors()
  answerConnectingPipes(pack)
  answerChargeParts()
}

function tellKinds(): void {
  W.setKind(L.KIND_INDOOR, S.indoorIndex() as f64, S.indoors() as f64)
  W.setKind(L.KIND_FRESH_AIR, S.freshAirIndex() as f64, S.freshAirs() as f64)
  W.setKind(L.KIND_HYDRO, S.hydroIndex() as f64, S.hydros() as f64)
  W.setKind(L.KIND_KIT, S.kitIndex() as f64, S.kits() as f64)
}

/** Returns the larger of the two sides, positive when the outdoor unit is above. */
function outdoorHeight(): f64 {
  const above = S.lowestM() < 0 ? -S.lowestM() : 0
  const below = S.highestM() > 0 ? S.highestM() : 0
  return above >= below ? above : -below
}

function answerFactors(): void {
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_RATIO, C.coolRatio)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_INDOOR, C.coolIndoor)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_OUTDOOR, C.coolOutdoor)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_LENGTH, C.coolLength)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_LEVEL, C.coolLevel)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_DEFROST, 1)
  setOut(L.OUT_COOL_FACTORS + L.FACTOR_ALTITUDE, C.altitude)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_RATIO, C.heatRatio)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_INDOOR, C.heatIndoor)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_OUTDOOR, C.heatOutdoor)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_LENGTH, C.heatLength)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_LEVEL, C.heatLevel)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_DEFROST, C.defrost)
  setOut(L.OUT_HEAT_FACTORS + L.FACTOR_ALTITUDE, C.altitude)
}
