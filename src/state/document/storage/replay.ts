import type { DocumentTypes, Replica, StoredKind } from '../kind'

/** A document with as many kept changes replayed as fit; `problem` says what ended the replay early, or is empty. */
export interface Replayed<T extends DocumentTypes> {
  replica: Replica<T>
  applied: number
  problem: string
}

/** Replays kept changes on a packed document that is not open yet, as far as they fit. */
export async function replay<T extends DocumentTypes>(
  kind: StoredKind<T>,
  bytes: ArrayBuffer,
  changes: readonly T['kept'][],
): Promise<Replayed<T>> {
  const replica = await kind.openReplica(bytes)
  let applied = 0
  try {
    for (const change of changes) {
      replica.apply(change)
      applied++
    }
    return { replica, applied, problem: '' }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Half of the change that does not fit may have been applied, so the replay starts again without it.
    return { ...(await replay(kind, bytes, changes.slice(0, applied))), problem }
  }
}
