import type { JournalEntry } from './journal-store'

/** The entries that come after a number, each upon the one before: what stands behind a missing one was made of another design. */
export function following(entries: readonly JournalEntry[], after: number): JournalEntry[] {
  const later = entries.filter((entry) => entry.number > after)
  const gap = later.findIndex((entry, place) => entry.number !== after + place + 1)
  return gap < 0 ? later : later.slice(0, gap)
}
