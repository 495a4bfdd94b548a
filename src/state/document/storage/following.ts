import type { JournalEntry } from './journal-store'

/** Returns the consecutive entries after a number: entries behind a missing one were made on another design. */
export function following<K>(entries: readonly JournalEntry<K>[], after: number): JournalEntry<K>[] {
  const later = entries.filter((entry) => entry.number > after)
  const gap = later.findIndex((entry, place) => entry.number !== after + place + 1)
  return gap < 0 ? later : later.slice(0, gap)
}
