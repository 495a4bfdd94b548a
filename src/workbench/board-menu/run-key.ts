import type { BoardEntry, EntryContext } from './entry'
import { entryOfKey, type PressedKey } from '../../features/piping/board-entries/entries'
import { runEntry } from './run-entry'

/**
 * Does what a key means for what is picked; false where it means nothing. A removal picks what is left: a Delete that is held would go on with the joint above, and
 * with all that hangs from it.
 */
export function runKey(event: PressedKey & { repeat: boolean }, context: EntryContext, entries?: readonly BoardEntry[]): boolean {
  const entry = entryOfKey(event, context, entries)
  if (entry && !(event.repeat && entry.key === 'remove')) runEntry(entry, context)
  return entry !== undefined
}
