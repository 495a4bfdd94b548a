import type { LengthCounts } from '../project/default-lengths'

/** Inputs that limits need, by their names on the wire: fields of list items, of the first page and of the outdoor unit's node. */
export const MISSING_FIELDS = ['roomAreaM2', 'roomHeightM', 'coolingOutdoorDbt', 'heatingOutdoorWbt', 'models'] as const
export type MissingField = (typeof MISSING_FIELDS)[number]

/** An input without which limits are not checked, and the number of rooms that lack it; 1 for an input of the system. */
export interface MissingInput {
  missing: MissingField
  count: number
}

/** Counts of a system's typed lengths and of the missing inputs of its limits. */
export interface GivenInputs extends LengthCounts {
  /** Inputs without which limits were not checked; empty where every applicable limit was checked. */
  notChecked: MissingInput[]
}
