import type { Verb } from '../../workers/verb'

/** Converts a column of f64 in place: how many values, and the codes of both measures. The product converts whole batches. */
export const CONVERT_COLUMN = {
  name: 'convertColumn',
  takes: ['layout-measure', 'number', 'number', 'number'],
} as const satisfies Verb
