import type { FindKitLayout } from '../drawing/kits/kit-layout'
import type { SpecialCodes } from '../pack-rules/special-codes'
import type { IndoorUnitType } from './project'
import type { RoomUses } from './rooms/room-load'
import type { BrandSide, PackParts } from './unit-part'

/**
 * The data of a rule pack that edits read, and the function of the core that they call. Capacities in kW, capacity index = 10 × nominal cooling kW.
 */
export interface EquipmentPack extends EquipmentRules {
  findKitLayout: FindKitLayout
}

/** The data of a rule pack that the rulebook and edits read. Capacities in kW, capacity index = 10 × nominal cooling kW. */
export interface EquipmentRules extends SpecialCodes, RoomUses, PackParts {
  /** Library code of the user; the pack's `libraries` say what it changes. */
  library?: string | undefined
  /** Side of the user's brand, which decides what edits and dialogs offer; without it they offer everything. */
  side?: BrandSide | undefined
  series: readonly { id: string; name?: string; pipes: number; refrigerant: string }[]
  oduModules: { items: readonly { id: string; series: string; systemType?: string }[] }
  oduCombinations: { items: readonly { id: string; series: string; moduleIds: readonly string[] }[] }
  iduModels: { items: readonly IndoorEquipment[] }
  freshAirUnits: { items: readonly IndoorEquipment[] }
  hydroModules: { items: readonly IndoorEquipment[] }
  ahuKits: { items: readonly { id: string; defaultIndex: number; heatKw?: number; hrPortsNeeded?: number }[] }
  hrv?: { items: readonly { id: string }[] }
  msBoxes: {
    items: readonly BoxEquipment[]
    /** A joint is identified by its `jointType`, or by its id where it has none. */
    mergeJoints: readonly { id: string; jointType?: string; portsMerged: number; maxDownstreamKw: number }[]
  }
  headers: { items: readonly HeaderEquipment[] }
}

export interface IndoorEquipment {
  id: string
  /** Code of the pack's indoor types. */
  type?: string
  coolKw: number
  /** Nominal heating in kW; 0 where the pack gives none. */
  heatKw?: number
  capacityIndex: number
  /** Ports of a mode-select box that the unit takes; 1 where the pack gives none. */
  hrPortsNeeded?: number
}

export interface BoxEquipment {
  id: string
  ports: number
  portCapacityKw: number
  totalCapacityKw: number
  maxIduPerPort: number
  maxIdu: number
  /** Refrigerants the box is made for; all where the pack gives none. */
  refrigerants?: readonly string[]
  /** Whether the box may be directly below the outdoor unit of a main/sub system, or behind such a box; true where the pack gives none. */
  canBeMain?: boolean
  canBeSub?: boolean
}

export interface HeaderEquipment {
  branches: number
  maxKw: number
  maxBranchKw: number
}

/** Demand of a unit on the piping: nominal cooling, capacity index, and the box ports that the pack requests for it. */
export interface UnitDemand {
  type: IndoorUnitType
  model: string
  /** Nominal cooling in kW, compared by the port rules. */
  coolKw: number
  /** Capacity index, used in sums. */
  loadIndex: number
  ports: number
  /** One of several kits of an air handler, which no merge joint takes. */
  isOneOfSeveral?: boolean
}

/** Returns series, number of pipes and refrigerant of the chosen outdoor modules or of one listed combination; null where the pack has none. */
export function outdoorSeries(pack: EquipmentRules, models: readonly string[]): EquipmentRules['series'][number] | null {
  for (const model of models) {
    const unit =
      pack.oduModules.items.find((module) => module.id === model) ??
      pack.oduCombinations.items.find((combination) => combination.id === model)
    const series = unit && pack.series.find((each) => each.id === unit.series)
    if (series) return series
  }
  return null
}

/** Returns type, load and ports of a unit model; null where the pack does not list it or it takes no refrigerant. */
export function unitDemand(pack: EquipmentRules, model: string): UnitDemand | null {
  const demands = demandsOf(pack)
  return demands.get(model) ?? null
}

const demandsByPack = new WeakMap<EquipmentRules, Map<string, UnitDemand>>()

function demandsOf(pack: EquipmentRules): Map<string, UnitDemand> {
  const known = demandsByPack.get(pack)
  if (known) return known
  const demands = new Map<string, UnitDemand>()
  const add = (type: IndoorUnitType, id: string, coolKw: number, index: number, ports = 1) =>
    demands.set(id, { type, model: id, coolKw, loadIndex: index, ports })
  for (const unit of pack.iduModels.items) add('idu', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const unit of pack.freshAirUnits.items) add('fa', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const unit of pack.hydroModules.items) add('hdo', unit.id, unit.coolKw, unit.capacityIndex, unit.hrPortsNeeded)
  for (const kit of pack.ahuKits.items) add('ahu', kit.id, kit.defaultIndex / 10, kit.defaultIndex, kit.hrPortsNeeded)
  demandsByPack.set(pack, demands)
  return demands
}
