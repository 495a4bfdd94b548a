import type { FactorChain } from '../../src/contract/system-record'
import type { DesignConditions } from '../../src/model/project/project'
import { blockShare, connectedIndex } from './connected'
import type { OutdoorEquipment, UnitEquipment } from './equipment'
import { unitEquipment } from './equipment'
import { makerChain } from './maker-tables'
import { airDensityRatio } from './pressure'
import { countedLength } from './shortened'
import type { Piping, UnitDistance } from './piping'
import type { CheckedSystem } from './system-check'
import { bilinear, linear } from './table'

/** Rating conditions of the pack (`meta.ratingConditions`), which hold where a design temperature is not given. */
const RATED = { indoorDb: 27, indoorWb: 19, outdoorDb: 35, heatIndoorDb: 20, heatOutdoorWb: 6, heatOutdoorDb: 7 }

export interface DesignState {
  indoorDb: number
  indoorWb: number
  outdoorDb: number
  heatIndoorDb: number
  heatOutdoorWb: number
  heatOutdoorDb: number
  elevationM: number
}

export function designState(design: DesignConditions): DesignState {
  return {
    indoorDb: design.coolingIndoorDryBulbC ?? RATED.indoorDb,
    indoorWb: design.coolingIndoorWetBulbC ?? RATED.indoorWb,
    outdoorDb: design.coolingOutdoorDryBulbC ?? RATED.outdoorDb,
    heatIndoorDb: design.heatingIndoorDryBulbC ?? RATED.heatIndoorDb,
    heatOutdoorWb: design.heatingOutdoorWetBulbC ?? RATED.heatOutdoorWb,
    // The dry bulb never lies below the wet bulb.
    heatOutdoorDb: design.heatingOutdoorDryBulbC ?? design.heatingOutdoorWetBulbC ?? RATED.heatOutdoorDb,
    elevationM: design.elevationM ?? 0,
  }
}

export interface OutdoorCapacity {
  ratedCr: number
  actualCr: number
  coolKw: number
  heatKw: number
  coolPowerKw: number
  heatPowerKw: number
  cooling: FactorChain
  heating: FactorChain
}

/** Rated connection ratio in per cent: from the integer index, so that a ratio of exactly 130 % is exactly 130. */
function ratedCrPct(checked: CheckedSystem, outdoor: OutdoorEquipment): number {
  return (connectedIndex(checked, outdoor) * 10) / outdoor.coolKw
}

/** Engineering reference section 8.1 and 8.2; "actual CR" of section 4.4 leaves the ratio factor out. */
export function outdoorCapacity(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): OutdoorCapacity {
  const tables = checked.pack.capacityCorrection.default
  const state = designState(checked.design)
  const { indoorWb, outdoorDb, heatIndoorDb } = state
  const isDry = tables.heatOutdoorDb !== undefined
  const heatOutdoor = isDry ? state.heatOutdoorDb : state.heatOutdoorWb
  const heatRated = isDry ? RATED.heatOutdoorDb : RATED.heatOutdoorWb
  const { outdoorWbC = [], outdoorDbC, factor: defrostFactors } = tables.defrost
  const connectedKw = connectedIndex(checked, outdoor) / 10
  const ratedCr = ratedCrPct(checked, outdoor)
  const ratio = ratedCr / 100
  const coolTable = (values: number[][], db: number) => bilinear(tables.coolIndoorWb, tables.coolOutdoorDb, values, indoorWb, db)
  const heatAxis = tables.heatOutdoorDb ?? tables.heatOutdoorWb ?? []
  const heatTable = (values: number[][], outdoorC: number) => bilinear(tables.heatIndoorDb, heatAxis, values, heatIndoorDb, outdoorC)
  const altitude = linear(tables.altitude.m, tables.altitude.oduFactor, state.elevationM)
  const isTabled = ratio > 1 || tables.combRatio.below === 'table'
  const byTables = (chain: FactorChain, mode: 'cool' | 'heat') => makerChain(checked, outdoor, piped, chain, mode, { ...state, ratedCr })
  const builtInCooling: FactorChain = {
    ratio: isTabled ? linear(tables.combRatio.cr, tables.combRatio.coolCap, ratio) : ratio,
    indoor: coolTable(tables.coolCap, RATED.outdoorDb),
    outdoor: coolTable(tables.coolCap, outdoorDb) / coolTable(tables.coolCap, RATED.outdoorDb),
    ...coolingPiping(checked, outdoor, piped),
    defrost: 1,
    altitude,
  }
  const builtInHeating: FactorChain = {
    ratio: isTabled ? linear(tables.combRatio.cr, tables.combRatio.heatCap, ratio) : ratio,
    indoor: heatTable(tables.heatCap, heatRated),
    outdoor: heatTable(tables.heatCap, heatOutdoor) / heatTable(tables.heatCap, heatRated),
    length: heatingPiping(checked, outdoor, piped),
    level: 1,
    defrost: outdoorDbC ? linear(outdoorDbC, defrostFactors, state.heatOutdoorDb) : linear(outdoorWbC, defrostFactors, state.heatOutdoorWb),
    altitude,
  }
  const cooling = byTables(builtInCooling, 'cool')
  const heating = byTables(builtInHeating, 'heat')
  const withoutRatioKw = outdoor.coolKw * product({ ...cooling, ratio: 1 })
  const indoorKw = connectedKw * linear(tables.indoor.iduCapVsWb.wb, tables.indoor.iduCapVsWb.factor, indoorWb)
  const power = (nominal: number, chain: FactorChain, eir: number) =>
    nominal * chain.indoor * chain.outdoor * eir * chain.ratio * chain.defrost * chain.altitude
  return {
    ratedCr,
    actualCr: (indoorKw / withoutRatioKw) * 100,
    coolKw: outdoor.coolKw * product(cooling),
    heatKw: outdoor.heatKw * product(heating),
    coolPowerKw: power(outdoor.coolPowerKw, cooling, coolTable(tables.coolEir, outdoorDb)),
    heatPowerKw: power(outdoor.heatPowerKw, heating, heatTable(tables.heatEir, heatOutdoor)),
    cooling,
    heating,
  }
}

/** Engineering reference section 8.2: k = 0.5 for the main where its gas pipe is up-sized; never below 0.70 with the level. */
function coolingPiping(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): { length: number; level: number } {
  const { coolPerM, heightPerM, freeLengthM } = checked.pack.capacityCorrection.piping.defaultModel
  const loss = coolPerM * Math.max(0, countedLength(checked, outdoor, piped, 'gas') - freeLengthM)
  const unitAboveM = piped.units.reduce((most, unit) => Math.max(most, unit.heightM), 0)
  const length = Math.max(0.7, 1 - loss)
  return { length, level: Math.max(0.7, 1 - loss - heightPerM * unitAboveM) / length }
}

/** Engineering reference section 8.2: k = 0.2 up to 34 HP, else 0.4, where the liquid main is up-sized; never below 0.90. */
function heatingPiping(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): number {
  const { heatPerM, freeLengthM } = checked.pack.capacityCorrection.piping.defaultModel
  return Math.max(0.9, 1 - heatPerM * Math.max(0, countedLength(checked, outdoor, piped, 'liquid') - freeLengthM))
}

function product(chain: FactorChain): number {
  return chain.ratio * chain.indoor * chain.outdoor * chain.length * chain.level * chain.defrost * chain.altitude
}

export interface UnitCapacity {
  distance: UnitDistance
  equipment: UnitEquipment
  coolKw: number
  sensibleKw: number
  heatKw: number
  cooling: FactorChain
  heating: FactorChain
}

/** Engineering reference section 0, step 5: the smaller of a unit's own design capacity and its share of the outdoor unit's. */
export function unitCapacities(checked: CheckedSystem, piped: Piping, outdoor: OutdoorCapacity): UnitCapacity[] {
  const { indoor } = checked.pack.capacityCorrection.default
  const state = designState(checked.design)
  const vsWb = linear(indoor.iduCapVsWb.wb, indoor.iduCapVsWb.factor, state.indoorWb)
  const vsOutdoor = linear(indoor.iduCapVsOat.oat, indoor.iduCapVsOat.factor, state.outdoorDb)
  const vsDb = linear(indoor.iduHeatVsDb.db, indoor.iduHeatVsDb.factor, state.heatIndoorDb)
  const units = piped.units.map((distance) => ({ distance, equipment: unitEquipment(distance.unit, checked.pack) }))
  const coolDesign = units.reduce((total, { equipment }) => total + equipment.coolingKw * vsWb * vsOutdoor, 0)
  const heatDesign = units.reduce((total, { equipment }) => total + equipment.heatingKw * vsDb, 0)
  const density = airDensityRatio(checked.pack, state.elevationM)
  const atOnce = blockShare(checked)
  const coolShare = coolDesign > 0 ? Math.min(1, outdoor.coolKw / (coolDesign * atOnce)) : 1
  const heatShare = heatDesign > 0 ? Math.min(1, outdoor.heatKw / (heatDesign * atOnce)) : 1
  return units.map(({ distance, equipment }) => {
    const coolKw = equipment.coolingKw * vsWb * vsOutdoor * coolShare
    return {
      distance,
      equipment,
      coolKw,
      sensibleKw: sensibleKw(equipment, coolKw, state, { bypassFactor: indoor.bypassFactor, density }),
      heatKw: equipment.heatingKw * vsDb * heatShare,
      cooling: unitChain({ ...outdoor.cooling, indoor: vsWb, outdoor: vsOutdoor }, vsWb * vsOutdoor * coolShare),
      heating: unitChain({ ...outdoor.heating, indoor: vsDb, outdoor: 1 }, vsDb * heatShare),
    }
  })
}

/** Piping, defrost and altitude are the outdoor unit's; the ratio is what is left, so that nominal × the chain is what the unit delivers. */
function unitChain(chain: FactorChain, delivered: number): FactorChain {
  return { ...chain, ratio: delivered / product({ ...chain, ratio: 1 }) }
}

/** Engineering reference section 8.1, "Sensible at other dry bulb", with the air density ratio of the altitude. */
function sensibleKw(equipment: UnitEquipment, coolKw: number, state: DesignState, air: { bypassFactor: number; density: number }): number {
  if (equipment.coolingKw === 0) return 0
  const airflowM3PerMin = (equipment.airflowM3h ?? 0) / 60
  const moved = 0.02 * airflowM3PerMin * (1 - air.bypassFactor) * (state.indoorDb - RATED.indoorDb) * air.density
  return Math.min(coolKw, Math.max(0, (equipment.sensibleKw * coolKw) / equipment.coolingKw + moved))
}
