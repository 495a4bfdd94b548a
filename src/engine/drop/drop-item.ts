import type { PlacedItem } from '../../model/drawing/put/placed-item'

/** Kinds of what may be dropped on a placeholder. */
export type DropKind = PlacedItem['kind']

/** Something that is about to be placed, before it stands in any drawing. Metric; capacities in kW. */
export interface DropItem extends Omit<PlacedItem, 'indoorUnitId' | 'boxIndoorUnitId'> {
  /** Kits of the air handler that this kit belongs to, 1 where not given. */
  kits?: number
}
