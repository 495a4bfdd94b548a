import type { DesignConditions, IndoorUnit } from '../../src/model/project/project'
import { designState } from './capacities'
import { unitModels } from './equipment'
import type { PackTables } from './pack-tables'
import { bilinear, linear } from './table'

/** Lengths in m of the drawing that a list is calculated as: the main pipe, and the way of each unit behind the first joint. */
const MAIN_M = 3
const WAY_M = 10
const RATED = { indoorDb: 27 }

/** Delivered capacities of one unit, kW. */
export interface ReferenceAdjustment {
  coolKw: number
  sensibleKw: number
  heatKw: number
}

/**
 * Capacities of a list without an outdoor unit, from the tables alone: one outdoor unit rated for what is connected gives each unit its share, at most what the
 * unit itself has at the design state. For packs without tables of a maker.
 */
export function adjustmentWithoutOutdoor(list: readonly IndoorUnit[], design: DesignConditions, pack: PackTables): ReferenceAdjustment[] {
  const tables = pack.capacityCorrection.default
  const { coolPerM, heatPerM, freeLengthM } = pack.capacityCorrection.piping.defaultModel
  const state = designState(design)
  const models = unitModels(pack)
  const units = list.map(({ model, count }) => {
    const unit = models.get(model)
    if (!unit) throw new Error(`The pack has no ${model}.`)
    return { unit, count }
  })
  const total = units.reduce((sum, { count }) => sum + count, 0)
  const fittingM = total > 2 ? pack.headers.equivalentLengthM : pack.pipes.equivalentLength.joint
  const overM = Math.max(0, MAIN_M + WAY_M + fittingM - freeLengthM)
  const altitude = linear(tables.altitude.m, tables.altitude.oduFactor, state.elevationM)
  const surface = (values: number[][]) => bilinear(tables.coolIndoorWb, tables.coolOutdoorDb, values, state.indoorWb, state.outdoorDb)
  const heatAxis = tables.heatOutdoorWb ?? []
  const heatSurface = bilinear(tables.heatIndoorDb, heatAxis, tables.heatCap, state.heatIndoorDb, state.heatOutdoorWb)
  const defrost = linear(tables.defrost.outdoorWbC ?? [], tables.defrost.factor, state.heatOutdoorWb)
  const indexKw = units.reduce((sum, { unit, count }) => sum + (count * unit.index) / 10, 0)
  const heatKw = units.reduce((sum, { unit, count }) => sum + count * unit.heatingKw, 0)
  const coolKw = units.reduce((sum, { unit, count }) => sum + count * unit.coolingKw, 0)
  const outdoorCool = indexKw * surface(tables.coolCap) * Math.max(0.7, 1 - coolPerM * overM) * altitude
  const outdoorHeat = heatKw * heatSurface * Math.max(0.9, 1 - heatPerM * overM) * defrost * altitude
  const vsWb = linear(tables.indoor.iduCapVsWb.wb, tables.indoor.iduCapVsWb.factor, state.indoorWb)
  const vsOutdoor = linear(tables.indoor.iduCapVsOat.oat, tables.indoor.iduCapVsOat.factor, state.outdoorDb)
  const vsDb = linear(tables.indoor.iduHeatVsDb.db, tables.indoor.iduHeatVsDb.factor, state.heatIndoorDb)
  const coolFactor = Math.min(vsWb * vsOutdoor, outdoorCool / coolKw)
  const heatFactor = Math.min(vsDb, outdoorHeat / heatKw)
  const density = state.elevationM > 0 ? (1 - 2.25577e-5 * state.elevationM) ** 5.2559 : 1
  return units.map(({ unit }) => {
    const cool = unit.coolingKw * coolFactor
    const drier = 0.02 * ((unit.airflowM3h ?? 0) / 60) * (1 - tables.indoor.bypassFactor) * (state.indoorDb - RATED.indoorDb) * density
    const sensible = unit.sensibleKw > 0 ? Math.min(cool, Math.max(0, unit.sensibleKw * coolFactor + drier)) : 0
    return { coolKw: cool, sensibleKw: sensible, heatKw: unit.heatingKw * heatFactor }
  })
}
