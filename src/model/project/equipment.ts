import type { IndoorUnitType } from './project'

/**
 * What editing needs to know of a rule pack; the whole pack fits this shape. Capacities in kW, capacity index = 10 × nominal cooling kW.
 */
export interface EquipmentPack {
  /** Library code of the user: under `NA0101` systems that are no heat recovery are main/sub. */
  library?: string | undefined
  series: readonly { id: string; pipes: number; refrigerant: string }[]
  oduModules: { items: readonly { id: string; series: string }[] }
  oduCombinations: { items: readonly { id: string; series: string; moduleIds: readonly string[] }[] }
  iduModels: { items: readonly IndoorEquipment[] }
  freshAirUnits: { items: readonly IndoorEquipment[] }
  hydroModules: { items: readonly IndoorEquipment[] }
  ahuKits: { items: readonly { id: string; defaultIndex: number; hrPortsNeeded?: number }[] }
  msBoxes: {
    items: readonly BoxEquipment[]
    mergeJoints: readonly { id: string; portsMerged: number; maxDownstreamKw: number }[]
  }
  headers: { items: readonly HeaderEquipment[] }
}

export interface IndoorEquipment {
  id: string
  coolKw: number
  capacityIndex: number
  /** Ports of a mode-select box that the unit takes; 1 where the pack is silent. */
  hrPortsNeeded?: number
}

export interface BoxEquipment {
  id: string
  ports: number
  portCapacityKw: number
  totalCapacityKw: number
  maxIdu: number
  /** Refrigerants the box is made for; all where the pack is silent. */
  refrigerants?: readonly string[]
  /** May stand directly below the outdoor unit of a main/sub system, or behind a box that does. */
  canBeMain?: boolean
  canBeSub?: boolean
}

export interface HeaderEquipment {
  branches: number
  maxKw: number
  maxBranchKw: number
}

/** What a unit asks of the piping: its load in kW (the capacity index, as the sums use it) and its box ports. */
export interface UnitDemand {
  type: IndoorUnitType
  model: string
  /** Nominal cooling, as the port rules compare it. */
  coolKw: number
  loadKw: number
  ports: number
  /** One of several kits of an air handler, which no merge joint takes. */
  isOneOfSeveral?: boolean
}

/** Series, number of pipes and refrigerant of chosen outdoor modules or of one listed combination; null where the pack knows none of them. */
export function outdoorSeries(pack: EquipmentPack, models: readonly string[]): EquipmentPack['series'][number] | null {
  for (const model of models) {
    const unit =
      pack.oduModules.items.find((module) => module.id === model) ??
      pack.oduCombinations.items.find((combination) => combination.id === model)
    const series = unit && pack.series.find((each) => each.id === unit.series)
    if (series) return series
  }
  return null
}

/** Type, load and ports of a unit model; null where the pack does not list it or it takes no refrigerant. */
export function unitDemand(pack: EquipmentPack, model: string): UnitDemand | null {
  const demands = demandsOf(pack)
  return demands.get(model) ?? null
}

const demandsByPack = new WeakMap<EquipmentPack, Map<string, UnitDemand>>()

function demandsOf(pack: EquipmentPack): Map<string, UnitDemand> {
  const known = demandsByPack.get(pack)
  if (known) return known
  const demands = new Map<string, UnitDemand>()
  const add = (type: IndoorUnitType, id: string, coolKw: number, index: number, ports = 1) =>
    demands.set(id, { type, model: id, coolKw, loadKw: index / 10, ports })
  for (const unit of pack.iduModels.items) add('idu', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const unit of pack.freshAirUnits.items) add('fa', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const unit of pack.hydroModules.items) add('hdo', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const kit of pack.ahuKits.items) add('ahu', kit.id, kit.defaultIndex / 10, kit.defaultIndex, kit.hrPortsNeeded)
  demandsByPack.set(pack, demands)
  return demands
}
