import type { DocumentTypes, StoredKind } from '../kind'
import { following } from './following'
import type { ReadJournal } from './left-behind'

/**
 * Finds how far the server has the work of a journal: number of the last change after which the journal's document is the one that the server holds. Null where it never
 * was: another user or page has saved. A save whose answer was lost, because the connection or the whole browser ended, is known again by this, whatever was changed
 * after it.
 */
export async function sharedWithTheirs<T extends DocumentTypes>(
  kind: StoredKind<T>,
  { bytes, entries, acknowledged, upTo }: ReadJournal<T['kept']>,
  theirs: T['document'],
): Promise<number | null> {
  if (!bytes) return null
  const replica = await kind.openReplica(bytes)
  const different = new Set<string>()
  const compare = (ids: Iterable<string>): void => {
    for (const id of ids) {
      if (kind.isSamePart(replica.document, theirs, id)) different.delete(id)
      else different.add(id)
    }
  }
  compare([...kind.partsOf(replica.document), ...kind.partsOf(theirs)])
  const isShared = (): boolean => different.size === 0 && kind.isSameFrame(replica.document, theirs)

  let shared = upTo >= acknowledged && isShared() ? upTo : null
  for (const { number, change } of following(entries, upTo)) {
    try {
      replica.apply(change)
    } catch {
      // Opening reports a change that does not fit; the changes after it were never shown.
      return shared
    }
    compare(kind.touched(change) ?? [])
    if (number >= acknowledged && isShared()) shared = number
  }
  return shared
}
