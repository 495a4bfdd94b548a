import { matches } from '../../../ui/table/matches'
import type { CatalogueEntry } from './catalogue-entry'

export interface CatalogueFilter {
  /** The type to show; empty shows all. */
  type: string
  minCoolingKw: number | null
  maxCoolingKw: number | null
  /** Words that must all occur in the model's id or in the name of its type. */
  text: string
}

export const NO_FILTER: CatalogueFilter = { type: '', minCoolingKw: null, maxCoolingKw: null, text: '' }

/** Returns the models that pass every part of the filter. A heating-only unit is filtered by its heating capacity. */
export function filterCatalogue(
  entries: readonly CatalogueEntry[],
  filter: CatalogueFilter,
  typeName: (type: string) => string,
): CatalogueEntry[] {
  return entries.filter((entry) => {
    if (filter.type !== '' && filter.type !== entry.type) return false
    const capacityKw = entry.coolKw > 0 ? entry.coolKw : entry.heatKw
    if (filter.minCoolingKw !== null && capacityKw < filter.minCoolingKw) return false
    if (filter.maxCoolingKw !== null && capacityKw > filter.maxCoolingKw) return false
    return matches(`${entry.id} ${typeName(entry.type)}`, filter.text)
  })
}
