import type { Pack } from '../../contract/pack'
import { outdoorModules } from '../../model/project/outdoor-modules'

/** Source of a group of the pack's numbers: S sourced, D derived, K recalled, E estimated. */
export type Basis = 'S' | 'D' | 'K' | 'E' | ''

/** One unit of a system's list, described by the same fields for every kind. Missing figures are null. */
export interface IndoorEquipment {
  id: string
  type: string
  coolKw: number | null
  sensibleKw: number | null
  heatKw: number | null
  airflowM3h: number | null
  soundDbA: number | null
  sizeMm: { w: number; d: number; h: number } | null
  weightKg: number | null
  gasMm: number | null
  liquidMm: number | null
  basis: Basis
}

export interface OutdoorEquipment {
  hp: number
  refrigerant: string
  coolKw: number
  heatKw: number
  coolPowerKw: number
  heatPowerKw: number
  soundDbA: number
  weightKg: number
  sizesMm: { w: number; d: number; h: number }[]
  powerSupply: string
  basis: Basis
}

/** Returns the source of a group of the pack's figures. */
export const basisOf = (group: { provenance?: { cls: string } }): Basis => {
  const cls = group.provenance?.cls
  return cls === 'S' || cls === 'D' || cls === 'K' || cls === 'E' ? cls : ''
}

const NO_FIGURES = {
  sensibleKw: null,
  airflowM3h: null,
  soundDbA: null,
  sizeMm: null,
  weightKg: null,
  gasMm: null,
  liquidMm: null,
}

/** Returns by id all units of a pack that are connected to refrigerant pipes or may be in a system's list. */
export function indoorEquipment(pack: Pack): Map<string, IndoorEquipment> {
  const all = new Map<string, IndoorEquipment>()
  for (const item of pack.iduModels.items) {
    all.set(item.id, {
      ...item,
      airflowM3h: item.airflowM3h.high,
      soundDbA: item.soundPressureDbA.high,
      sizeMm: item.dimensionsMm ?? null,
      weightKg: item.weightKg ?? null,
      basis: basisOf(pack.iduModels),
    })
  }
  for (const item of pack.freshAirUnits.items) {
    all.set(item.id, { ...NO_FIGURES, ...item, soundDbA: item.soundPressureDbA, basis: basisOf(pack.freshAirUnits) })
  }
  for (const item of pack.hydroModules.items) {
    all.set(item.id, { ...NO_FIGURES, ...item, soundDbA: item.soundPressureDbA ?? null, basis: basisOf(pack.hydroModules) })
  }
  for (const item of pack.ahuKits.items) {
    all.set(item.id, { ...NO_FIGURES, ...item, coolKw: item.defaultIndex / 10, basis: basisOf(pack.ahuKits) })
  }
  for (const item of pack.hrv.items) {
    all.set(item.id, { ...NO_FIGURES, ...item, coolKw: null, heatKw: null, soundDbA: item.soundPressureDbA, basis: basisOf(pack.hrv) })
  }
  return all
}

/** Returns the chosen modules as one machine; null while none is chosen or a model is unknown. */
export function outdoorEquipment(pack: Pack, models: readonly string[]): OutdoorEquipment | null {
  const single = models.length === 1 ? pack.oduCombinations.items.find((item) => item.id === models[0]) : undefined
  const moduleIds = outdoorModules(pack, models)
  const modules = moduleIds.flatMap((id) => pack.oduModules.items.find((item) => item.id === id) ?? [])
  const first = modules[0]
  if (!first || modules.length !== moduleIds.length) return null
  const sorted = [...moduleIds].sort().join()
  const listed = single ?? pack.oduCombinations.items.find((item) => [...item.moduleIds].sort().join() === sorted)
  const sum = (pick: (item: (typeof modules)[number]) => number) => modules.reduce((total, item) => total + pick(item), 0)
  const figures = listed ?? {
    hp: sum((item) => item.hp),
    coolKw: sum((item) => item.coolKw),
    heatKw: sum((item) => item.heatKw),
    coolPowerKw: sum((item) => item.coolPowerKw),
    heatPowerKw: sum((item) => item.heatPowerKw),
    soundPressureDbA: Math.max(...modules.map((item) => item.soundPressureDbA)),
    weightKg: sum((item) => item.weightKg),
  }
  return {
    hp: figures.hp,
    refrigerant: first.refrigerant,
    coolKw: figures.coolKw,
    heatKw: figures.heatKw,
    coolPowerKw: figures.coolPowerKw,
    heatPowerKw: figures.heatPowerKw,
    soundDbA: figures.soundPressureDbA,
    weightKg: figures.weightKg,
    sizesMm: modules.map((item) => item.dimensionsMm),
    powerSupply: first.powerSupply ?? '',
    basis: basisOf(pack.oduModules),
  }
}
