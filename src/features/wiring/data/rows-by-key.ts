import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { atOnce } from '../../../model/change/at-once'

const known = new WeakMap<readonly WireRow[], ReadonlyMap<string, WireRow>>()

/** Rows that are read between two pauses. */
const ROWS_A_STEP = 1_000

/** Returns the rows of a diagram by their keys. */
export function rowsByKey(rows: readonly WireRow[]): ReadonlyMap<string, WireRow> {
  return atOnce(readingRowsByKey(rows))
}

/** Works like `rowsByKey`, pausing after some rows. */
export function* readingRowsByKey(rows: readonly WireRow[]): Generator<void, ReadonlyMap<string, WireRow>> {
  const before = known.get(rows)
  if (before) return before
  const byKey = new Map<string, WireRow>()
  for (const row of rows) {
    byKey.set(row.key, row)
    if (byKey.size % ROWS_A_STEP === 0) yield
  }
  known.set(rows, byKey)
  return byKey
}
