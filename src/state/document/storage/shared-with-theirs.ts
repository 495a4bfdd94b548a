import type { DocumentTypes, StoredKind } from '../kind'
import { following } from './following'
import type { ReadJournal } from './left-behind'

/**
 * Finds the last change of a journal after which its document equals the server's, and returns its number; null where none does, because another user or page
 * has saved. Recognises a save whose answer was lost, whatever was changed after it.
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
      // Opening reports a change that does not fit; later changes were never shown.
      return shared
    }
    compare(kind.touched(change) ?? [])
    if (number >= acknowledged && isShared()) shared = number
  }
  return shared
}
