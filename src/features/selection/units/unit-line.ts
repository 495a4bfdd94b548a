import type { Pack } from '../../../contract/pack'
import type { Shortfall } from '../../../model/finding/room-shortfall'
import { nominalCapacity } from '../../../model/pack-rules/nominal-capacity'
import { catalogueEntry, type CatalogueEntry } from '../catalogue/catalogue-entry'
import type { Delivered } from './delivered-capacity'
import type { SystemView } from '../picked-system'

/** One row of the unit list. */
export interface UnitLine {
  unit: SystemView['indoorUnits'][number]
  /** Tags of its units. */
  tags: readonly string[]
  entry: CatalogueEntry | undefined
  /** Minimum delivered capacity of the entry's units; null before the piping is calculated. */
  delivered: Delivered | null
  /** Shortfalls of the entry's rooms. */
  short: Shortfall
}

/** Returns what the catalogue says of one unit of an entry; an air handler has the nominal capacities of all its kits. */
export function entryOf(unit: UnitLine['unit'], pack: Pack): CatalogueEntry | undefined {
  const entry = catalogueEntry(pack, unit.model)
  return entry && unit.airHandler ? { ...entry, ...nominalCapacity(unit, pack) } : entry
}
