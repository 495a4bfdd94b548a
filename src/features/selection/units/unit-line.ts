import type { Shortfall } from '../../../model/finding/room-shortfall'
import type { CatalogueEntry } from '../catalogue/catalogue-entry'
import type { Delivered } from './delivered-capacity'
import type { SystemView } from '../picked-system'

/** One row of the unit list. */
export interface UnitLine {
  unit: SystemView['indoorUnits'][number]
  entry: CatalogueEntry | undefined
  /** Minimum delivered capacity of the entry's units; null before the piping is calculated. */
  delivered: Delivered | null
  /** Shortfalls of the entry's rooms. */
  short: Shortfall
}
