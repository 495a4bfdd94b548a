import type { DesignConditions } from '../../src/model/project/project'
import type { OutdoorEquipment } from '../../tests/reference/equipment'
import type { PackTables } from '../../tests/reference/pack-tables'
import { bilinear, linear } from '../../tests/reference/table'

/** Results of a walk over the tree from which the outdoor unit's figures follow: a handful of numbers, the same for every way of storing the tree. */
export interface Walked {
  loadIndex: number
  mainEquivalentM: number
  restEquivalentM: number
  highestM: number
  isGasEnlarged: boolean
  isLiquidEnlarged: boolean
}

export interface Machine {
  ratedPct: number
  coolKw: number
  heatKw: number
  vsWb: number
  vsOutdoor: number
  vsDb: number
  /** kW of sensible heat for each m³/h that the design dry bulb adds. */
  sensibleStep: number
}

/** Corrections of one outdoor unit and of all indoor units (engineering reference, section 8). */
export function machineOf(outdoor: OutdoorEquipment, design: DesignConditions, pack: PackTables, walked: Walked): Machine {
  const tables = pack.capacityCorrection.default
  const model = pack.capacityCorrection.piping.defaultModel
  const indoorWb = design.coolingIndoorWetBulbC ?? 19
  const outdoorDb = design.coolingOutdoorDryBulbC ?? 35
  const indoorDb = design.heatingIndoorDryBulbC ?? 20
  const outdoorWb = design.heatingOutdoorWetBulbC ?? 6
  const elevationM = design.elevationM ?? 0
  const ratedPct = (walked.loadIndex * 10) / outdoor.coolKw
  const ratio = ratedPct / 100
  const over = (values: number[]) => (ratio <= 1 ? ratio : linear(tables.combRatio.cr, values, ratio))
  const loss = (perM: number, k: number) => perM * Math.max(0, k * walked.mainEquivalentM + walked.restEquivalentM - model.freeLengthM)
  const coolPiping = 1 - loss(model.coolPerM, walked.isGasEnlarged ? 0.5 : 1) - model.heightPerM * Math.max(0, walked.highestM)
  const heatPiping = 1 - loss(model.heatPerM, walked.isLiquidEnlarged ? (outdoor.hp <= 34 ? 0.2 : 0.4) : 1)
  const altitude = linear(tables.altitude.m, tables.altitude.oduFactor, elevationM)
  const defrost = linear(tables.defrost.outdoorWbC ?? [], tables.defrost.factor, outdoorWb)
  const coolTable = bilinear(tables.coolIndoorWb, tables.coolOutdoorDb, tables.coolCap, indoorWb, outdoorDb)
  const heatTable = bilinear(tables.heatIndoorDb, tables.heatOutdoorWb ?? [], tables.heatCap, indoorDb, outdoorWb)
  const { iduCapVsWb, iduCapVsOat, iduHeatVsDb, bypassFactor } = tables.indoor
  return {
    ratedPct,
    coolKw: outdoor.coolKw * over(tables.combRatio.coolCap) * coolTable * Math.max(0.7, coolPiping) * altitude,
    heatKw: outdoor.heatKw * over(tables.combRatio.heatCap) * heatTable * Math.max(0.9, heatPiping) * defrost * altitude,
    vsWb: linear(iduCapVsWb.wb, iduCapVsWb.factor, indoorWb),
    vsOutdoor: linear(iduCapVsOat.oat, iduCapVsOat.factor, outdoorDb),
    vsDb: linear(iduHeatVsDb.db, iduHeatVsDb.factor, indoorDb),
    sensibleStep: (0.02 / 60) * (1 - bypassFactor) * ((design.coolingIndoorDryBulbC ?? 27) - 27) * (1 - 2.25577e-5 * elevationM) ** 5.2559,
  }
}
