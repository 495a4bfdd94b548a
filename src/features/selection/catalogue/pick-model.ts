import type { DeliveredShares } from '../../../engine/decode/delivered-shares'
import type { VentilatorFan } from '../../../engine/formulas/ventilator-airflow'
import type { Sizing } from '../../../model/project/sizing'
import type { CatalogueEntry } from './catalogue-entry'

/** Figures that a model has to reach. kW, m³/h, Pa; null where nothing is required. */
export interface Requirement {
  requiredCoolingKw: number | null
  requiredHeatingKw: number | null
  requiredAirflowM3h: number | null
  requiredPressurePa: number | null
}

/** Factors that turn figures of the pack into those at design conditions. */
export interface PickBasis {
  /** Delivered fractions of nominal capacities. */
  shares: DeliveredShares
  /** Reserve above the required capacity, per cent. */
  reservePct: number
  /** Factors on required capacities. */
  sizing: Sizing
  /** Returns the air flow in m³/h of a ventilator at a pressure in Pa; null where its fan does not reach it, or before the core can be asked. */
  airflowAt: (fan: VentilatorFan, pressurePa: number) => number | null
}

/** Returns whether a figure that a model of this kind is chosen by is required. */
export function isAnythingRequired(required: Requirement): boolean {
  const { requiredCoolingKw, requiredHeatingKw, requiredAirflowM3h, requiredPressurePa } = required
  return [requiredCoolingKw, requiredHeatingKw, requiredAirflowM3h, requiredPressurePa].some((figure) => figure !== null)
}

/** Returns whether a model delivers what is required. A ventilator has no capacity, and an indoor unit is not chosen by its air. */
export function reaches(entry: CatalogueEntry, required: Requirement, basis: PickBasis): boolean {
  const { requiredCoolingKw, requiredHeatingKw } = required
  const hasLoad = requiredCoolingKw !== null || requiredHeatingKw !== null
  const hasAir = required.requiredAirflowM3h !== null || required.requiredPressurePa !== null
  if (entry.kind === 'hrv') return hasAir && !hasLoad && reachesAir(entry, required, basis)
  if (!hasLoad && (!hasAir || entry.kind !== 'fa')) return false
  const reserve = 1 + basis.reservePct / 100
  if (entry.coolKw * basis.shares.cooling < (requiredCoolingKw ?? 0) * basis.sizing.cooling * reserve) return false
  if (entry.heatKw * basis.shares.heating < (requiredHeatingKw ?? 0) * basis.sizing.heating * reserve) return false
  return entry.kind !== 'fa' || reachesAir(entry, required, basis)
}

/** A ventilator's air flow is the one at the required pressure; of a fresh-air unit the pack has a single air flow and a highest pressure. */
function reachesAir(entry: CatalogueEntry, { requiredAirflowM3h, requiredPressurePa }: Requirement, { airflowAt }: PickBasis): boolean {
  const pressurePa = requiredPressurePa ?? entry.espPa ?? 0
  const isReached = pressurePa <= (entry.espPa ?? 0)
  const airflowM3h = entry.fan ? airflowAt(entry.fan, pressurePa) : isReached ? entry.airflowM3h : null
  return airflowM3h !== null && airflowM3h >= (requiredAirflowM3h ?? 0)
}

/** Returns the smallest of these models that delivers what is required; null where there is none or nothing is required. */
export function smallestThatFits(entries: readonly CatalogueEntry[], required: Requirement, basis: PickBasis): CatalogueEntry | null {
  const fitting = entries.filter((entry) => reaches(entry, required, basis))
  return fitting.reduce<CatalogueEntry | null>((best, entry) => (best === null || isSmaller(entry, best) ? entry : best), null)
}

function isSmaller(one: CatalogueEntry, other: CatalogueEntry): boolean {
  const sizes = [one.coolKw - other.coolKw, one.heatKw - other.heatKw, (one.airflowM3h ?? 0) - (other.airflowM3h ?? 0)]
  return (sizes.find((difference) => difference !== 0) ?? 0) < 0
}

/** Returns the smallest fitting model of each type that has one. */
export function smallestOfEachType(
  entries: readonly CatalogueEntry[],
  required: Requirement,
  basis: PickBasis,
): ReadonlyMap<string, CatalogueEntry> {
  const smallest = new Map<string, CatalogueEntry>()
  for (const entry of entries) {
    if (!reaches(entry, required, basis)) continue
    const best = smallest.get(entry.type)
    if (!best || isSmaller(entry, best)) smallest.set(entry.type, entry)
  }
  return smallest
}
