import type { Pack } from '../../../contract/pack'
import type { IndoorUnitType } from '../../../model/project/project'

/** Source of a group of figures: S sourced, D derived, K recalled, E estimated; '' where the pack has none. */
export type Basis = 'S' | 'D' | 'K' | 'E' | ''

/** A model that can be added to a system's list. Capacities in kW, air in m³/h, sizes and pipes in mm; null where the pack has none. */
export interface CatalogueEntry {
  id: string
  kind: IndoorUnitType
  /** Letters of the type: C4 for a cassette, FA, HDO, AHU. */
  type: string
  coolKw: number
  heatKw: number
  sensibleKw: number | null
  airflowM3h: number | null
  soundDbA: number | null
  gasMm: number
  liquidMm: number
  sizeMm: { w: number; d: number; h: number } | null
  weightKg: number | null
  /** Number of box ports that the unit occupies in a heat-recovery system. */
  ports: number
  basis: Basis
}

const basisOf = (group: { provenance?: { cls: string } }): Basis => {
  const cls = group.provenance?.cls
  return cls === 'S' || cls === 'D' || cls === 'K' || cls === 'E' ? cls : ''
}

const entriesByPack = new WeakMap<Pack, readonly CatalogueEntry[]>()

/** Returns all models of a pack that are connected to refrigerant pipes, in the order of the pack. */
export function catalogueEntries(pack: Pack): readonly CatalogueEntry[] {
  const known = entriesByPack.get(pack)
  if (known) return known
  const entries: CatalogueEntry[] = [
    ...pack.iduModels.items.map((item): CatalogueEntry => ({
      id: item.id,
      kind: 'idu',
      type: item.type,
      coolKw: item.coolKw,
      heatKw: item.heatKw,
      sensibleKw: item.sensibleKw,
      airflowM3h: item.airflowM3h.high,
      soundDbA: item.soundPressureDbA.high,
      gasMm: item.gasMm,
      liquidMm: item.liquidMm,
      sizeMm: item.dimensionsMm ?? null,
      weightKg: item.weightKg ?? null,
      ports: item.hrPortsNeeded ?? 1,
      basis: basisOf(pack.iduModels),
    })),
    ...pack.freshAirUnits.items.map((item): CatalogueEntry => ({
      id: item.id,
      kind: 'fa',
      type: item.type,
      coolKw: item.coolKw,
      heatKw: item.heatKw,
      sensibleKw: item.sensibleKw,
      airflowM3h: item.airflowM3h,
      soundDbA: item.soundPressureDbA,
      gasMm: item.gasMm,
      liquidMm: item.liquidMm,
      sizeMm: null,
      weightKg: null,
      ports: item.hrPortsNeeded ?? 1,
      basis: basisOf(pack.freshAirUnits),
    })),
    ...pack.hydroModules.items.map((item): CatalogueEntry => ({
      id: item.id,
      kind: 'hdo',
      type: item.type,
      coolKw: item.coolKw,
      heatKw: item.heatKw,
      sensibleKw: null,
      airflowM3h: null,
      soundDbA: item.soundPressureDbA ?? null,
      gasMm: item.gasMm,
      liquidMm: item.liquidMm,
      sizeMm: null,
      weightKg: null,
      ports: item.hrPortsNeeded ?? 1,
      basis: basisOf(pack.hydroModules),
    })),
    ...pack.ahuKits.items.map((item): CatalogueEntry => ({
      id: item.id,
      kind: 'ahu',
      type: item.type,
      coolKw: item.defaultIndex / 10,
      heatKw: item.heatKw,
      sensibleKw: null,
      airflowM3h: null,
      soundDbA: null,
      gasMm: item.gasMm,
      liquidMm: item.liquidMm,
      sizeMm: null,
      weightKg: null,
      ports: item.hrPortsNeeded ?? 1,
      basis: basisOf(pack.ahuKits),
    })),
  ]
  entriesByPack.set(pack, entries)
  return entries
}

const entryMaps = new WeakMap<Pack, Map<string, CatalogueEntry>>()

/** Returns a model of a pack by its id. */
export function catalogueEntry(pack: Pack, id: string): CatalogueEntry | undefined {
  let entries = entryMaps.get(pack)
  if (!entries) {
    entries = new Map(catalogueEntries(pack).map((entry) => [entry.id, entry]))
    entryMaps.set(pack, entries)
  }
  return entries.get(id)
}

/** Returns the distinct types of a pack in its order. */
export function catalogueTypes(pack: Pack): string[] {
  return [...new Set(catalogueEntries(pack).map((entry) => entry.type))]
}
