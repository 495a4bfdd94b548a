import type { LengthCounts } from '../project/default-lengths'

/** Inputs that limits need, by their names on the wire: fields of list items, of the first page and of the outdoor unit's node. */
export const MISSING_FIELDS = ['roomAreaM2', 'roomHeightM', 'coolingOutdoorDbt', 'heatingOutdoorWbt', 'models'] as const
export type MissingField = (typeof MISSING_FIELDS)[number]

/** An input without which limits are not checked, and in how many rooms it is missing; 1 for what a system has once. */
export interface MissingInput {
  missing: MissingField
  count: number
}

/** Counts of a system's typed lengths and of the inputs that its limits lack. */
export interface GivenInputs extends LengthCounts {
  /** Inputs without which limits were not checked; empty where every limit that applies was. */
  notChecked: MissingInput[]
}
