import type { DeliveredShares } from '../../../engine/decode/delivered-shares'
import { matches } from '../../../ui/table/matches'
import type { CatalogueEntry } from './catalogue-entry'

export interface CatalogueFilter {
  /** Types to show; empty shows all. */
  types: readonly string[]
  minCoolingKw: number | null
  maxCoolingKw: number | null
  /** Words that must all occur in the model's id or in the name of its type. */
  text: string
}

export const NO_FILTER: CatalogueFilter = { types: [], minCoolingKw: null, maxCoolingKw: null, text: '' }

/** Returns the models that pass every part of the filter. A heating-only unit is filtered by its heating capacity. */
export function filterCatalogue(
  entries: readonly CatalogueEntry[],
  filter: CatalogueFilter,
  typeName: (type: string) => string,
): CatalogueEntry[] {
  return entries.filter((entry) => {
    if (filter.types.length > 0 && !filter.types.includes(entry.type)) return false
    const capacityKw = entry.coolKw > 0 ? entry.coolKw : entry.heatKw
    if (filter.minCoolingKw !== null && capacityKw < filter.minCoolingKw) return false
    if (filter.maxCoolingKw !== null && capacityKw > filter.maxCoolingKw) return false
    return matches(`${entry.id} ${typeName(entry.type)}`, filter.text)
  })
}

/**
 * Returns the smallest of these models that delivers the required capacity with a reserve; null where there is none or no capacity is required.
 * `shares` are the delivered fractions of nominal capacities.
 */
export function smallestThatFits(
  entries: readonly CatalogueEntry[],
  coolingKw: number | null,
  heatingKw: number | null,
  shares: DeliveredShares,
  reservePct: number,
): CatalogueEntry | null {
  if (coolingKw === null && heatingKw === null) return null
  const needed = 1 + reservePct / 100
  const fitting = entries.filter(
    (entry) => entry.coolKw * shares.cooling >= (coolingKw ?? 0) * needed && entry.heatKw * shares.heating >= (heatingKw ?? 0) * needed,
  )
  return fitting.reduce<CatalogueEntry | null>(
    (best, entry) =>
      best === null || entry.coolKw < best.coolKw || (entry.coolKw === best.coolKw && entry.heatKw < best.heatKw) ? entry : best,
    null,
  )
}
