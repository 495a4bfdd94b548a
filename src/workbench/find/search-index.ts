import { searchWords } from '../../ui/table/matches'
import { FOUND_KINDS } from './project-index'
import type { FoundKind, IndexEntry } from './project-index'

/** The first matches of one kind, and how many there are. */
export interface FoundGroup {
  kind: FoundKind
  entries: IndexEntry[]
  count: number
}

/** Entries between two reads of the clock. */
const PAUSE_AFTER = 512

/**
 * Finds the entries that contain every word of a query, at least one of them in their own name; those whose name begins with the first word come first.
 * Yields between stretches.
 */
export function* searchIndex(index: readonly IndexEntry[], query: string, most: number): Generator<void, FoundGroup[]> {
  const words = searchWords(query)
  const [first] = words
  if (first === undefined) return []
  const found = new Map<FoundKind, { ahead: IndexEntry[]; after: IndexEntry[]; count: number }>()
  for (const [at, entry] of index.entries()) {
    if (at % PAUSE_AFTER === 0) yield
    if (!isMatch(entry, words)) continue
    const group = found.get(entry.kind) ?? { ahead: [], after: [], count: 0 }
    found.set(entry.kind, group)
    group.count++
    const list = entry.own.startsWith(first) ? group.ahead : group.after
    if (list.length < most) list.push(entry)
  }
  return FOUND_KINDS.flatMap((kind) => {
    const group = found.get(kind)
    return group ? [{ kind, entries: [...group.ahead, ...group.after].slice(0, most), count: group.count }] : []
  })
}

function isMatch({ own, context }: IndexEntry, words: readonly string[]): boolean {
  let isNamed = false
  for (const word of words) {
    if (own.includes(word)) isNamed = true
    else if (!context.includes(word)) return false
  }
  return isNamed
}
