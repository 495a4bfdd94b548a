import type { Pack } from '../../../contract/pack'
import type { VentilatorFan } from '../../../engine/formulas/ventilator-airflow'
import type { IndoorUnitType } from '../../../model/project/project'

/** Source of a group of figures: S sourced, D derived, K recalled, E estimated; '' where the pack has none. */
export type Basis = 'S' | 'D' | 'K' | 'E' | ''

type Range = readonly number[]

/** A model that can be added to a system's list. Capacities in kW, air in m³/h, pressures in Pa, sizes and pipes in mm, temperatures in ℃; null where the pack has none. */
export interface CatalogueEntry {
  id: string
  kind: IndoorUnitType
  /** Letters of the type: C4 for a cassette, FA, HDO, AHU, HRV. */
  type: string
  coolKw: number
  heatKw: number
  sensibleKw: number | null
  airflowM3h: number | null
  /** External static pressure: of a ventilator at its air flow, otherwise the highest. */
  espPa: number | null
  /** Fan of a ventilator; without a curve it is known at a single point only. */
  fan: VentilatorFan | null
  soundDbA: number | null
  gasMm: number | null
  liquidMm: number | null
  sizeMm: { w: number; d: number; h: number } | null
  weightKg: number | null
  /** Recovery of sensible heat, and of total heat in cooling and heating, per cent. */
  efficiencyPct: { sensible: number; cooling: number; heating: number } | null
  onCoilCoolC: Range | null
  onCoilHeatC: Range | null
  leavingWaterC: Range | null
  waterFlowLs: number | null
  /** Smallest and largest cooling capacity of the coils that a kit serves. */
  coilKw: Range | null
  /** Number of box ports that the unit occupies in a heat-recovery system. */
  ports: number
  basis: Basis
}

const UNKNOWN = {
  coolKw: 0,
  heatKw: 0,
  sensibleKw: null,
  airflowM3h: null,
  espPa: null,
  fan: null,
  soundDbA: null,
  gasMm: null,
  liquidMm: null,
  sizeMm: null,
  weightKg: null,
  efficiencyPct: null,
  onCoilCoolC: null,
  onCoilHeatC: null,
  leavingWaterC: null,
  waterFlowLs: null,
  coilKw: null,
} satisfies Partial<CatalogueEntry>

const basisOf = (group: { provenance?: { cls: string } }): Basis => {
  const cls = group.provenance?.cls
  return cls === 'S' || cls === 'D' || cls === 'K' || cls === 'E' ? cls : ''
}

/** Returns the figures that all kinds of units on refrigerant pipes have. */
function piped(item: { id: string; type: string; heatKw: number; gasMm: number; liquidMm: number; hrPortsNeeded?: number }) {
  const { id, type, heatKw, gasMm, liquidMm, hrPortsNeeded } = item
  return { ...UNKNOWN, id, type, heatKw, gasMm, liquidMm, ports: hrPortsNeeded ?? 1 }
}

function indoorEntries({ iduModels }: Pack): CatalogueEntry[] {
  const basis = basisOf(iduModels)
  return iduModels.items.map((item): CatalogueEntry => ({
    ...piped(item),
    kind: 'idu',
    coolKw: item.coolKw,
    sensibleKw: item.sensibleKw,
    airflowM3h: item.airflowM3h.high,
    espPa: item.espPa?.max ?? null,
    soundDbA: item.soundPressureDbA.high,
    sizeMm: item.dimensionsMm ?? null,
    weightKg: item.weightKg ?? null,
    basis,
  }))
}

function freshAirEntries({ freshAirUnits }: Pack): CatalogueEntry[] {
  const basis = basisOf(freshAirUnits)
  return freshAirUnits.items.map((item): CatalogueEntry => ({
    ...piped(item),
    kind: 'fa',
    coolKw: item.coolKw,
    sensibleKw: item.sensibleKw,
    airflowM3h: item.airflowM3h,
    espPa: item.espPaMax ?? null,
    soundDbA: item.soundPressureDbA,
    onCoilCoolC: item.onCoilRangeCoolC ?? null,
    onCoilHeatC: item.onCoilRangeHeatC ?? null,
    basis,
  }))
}

function ventilatorEntries({ hrv }: Pack): CatalogueEntry[] {
  const basis = basisOf(hrv)
  return hrv.items.map((item): CatalogueEntry => ({
    ...UNKNOWN,
    id: item.id,
    kind: 'hrv',
    type: item.type,
    airflowM3h: item.airflowM3h,
    espPa: item.espPa,
    fan: item,
    soundDbA: item.soundPressureDbA,
    efficiencyPct: { sensible: item.tempEffPct, cooling: item.enthalpyEffCoolPct, heating: item.enthalpyEffHeatPct },
    ports: 0,
    basis,
  }))
}

function hydroEntries({ hydroModules }: Pack): CatalogueEntry[] {
  const basis = basisOf(hydroModules)
  return hydroModules.items.map((item): CatalogueEntry => ({
    ...piped(item),
    kind: 'hdo',
    coolKw: item.coolKw,
    soundDbA: item.soundPressureDbA ?? null,
    leavingWaterC: item.leavingWaterC ?? null,
    waterFlowLs: item.waterFlowLs ?? null,
    basis,
  }))
}

function kitEntries({ ahuKits }: Pack): CatalogueEntry[] {
  const basis = basisOf(ahuKits)
  return ahuKits.items.map((item): CatalogueEntry => ({
    ...piped(item),
    kind: 'ahu',
    coolKw: item.defaultIndex / 10,
    coilKw: [item.minKw, item.maxKw],
    onCoilCoolC: item.onCoilCoolDbC ?? null,
    onCoilHeatC: item.onCoilHeatDbC ?? null,
    basis,
  }))
}

const entriesByPack = new WeakMap<Pack, readonly CatalogueEntry[]>()

/** Returns all models of a pack that can be listed: units on refrigerant pipes and ventilators. */
export function catalogueEntries(pack: Pack): readonly CatalogueEntry[] {
  const known = entriesByPack.get(pack)
  if (known) return known
  const entries = [indoorEntries, freshAirEntries, ventilatorEntries, hydroEntries, kitEntries].flatMap((of) => of(pack))
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
