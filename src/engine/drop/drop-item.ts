import type { PlacedItem } from '../../model/drawing/put/placed-item'

/** Kinds of items that may be dropped on a placeholder. */
export type DropKind = PlacedItem['kind']

/** An item about to be placed, which is in no drawing yet. Metric; capacities in kW. */
export interface DropItem extends Omit<PlacedItem, 'indoorUnitId' | 'boxIndoorUnitId'> {
  /** Number of kits of the air handler that this kit belongs to; 1 where not given. */
  kits?: number
}
