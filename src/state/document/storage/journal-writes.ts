import { changesOf } from './journal-store'
import type { JournalEntry, JournalHead, OpenJournalStore } from './journal-store'

const STORES = ['heads', 'pictures', 'changes'] as const

/** A snapshot that no journal names after this time, in ms, was left by a tab that was killed while writing it. */
const ORPHAN_MS = 3_600_000

/** Puts the head of a new journal and deletes the journals it adopts, in one transaction. */
export async function replaceJournals<K>(open: OpenJournalStore<K>, head: JournalHead, adopted: readonly string[]): Promise<void> {
  const store = await open()
  const transaction = store.transaction(STORES, 'readwrite')
  const heads = transaction.objectStore('heads')
  const former = await Promise.all(adopted.map((writer) => heads.get(writer)))
  const writes: Promise<unknown>[] = [heads.put(head)]
  for (const old of former) {
    if (!old) continue
    writes.push(heads.delete(old.writer), transaction.objectStore('changes').delete(changesOf(old.writer)))
    if (old.picture !== head.picture) writes.push(transaction.objectStore('pictures').delete(old.picture))
  }
  await Promise.all([...writes, transaction.done])
}

/**
 * Makes a new journal out of one that a closed tab has left, without writing its snapshot again: the changes are renumbered to end with `last`. Returns null
 * where the journal is gone, because another tab was faster; 'grown' where its tab has added changes since it was read, in which case it stays.
 */
export async function takeOverJournal<K>(
  open: OpenJournalStore<K>,
  from: { writer: string; changes: number },
  head: Pick<JournalHead, 'writer' | 'projectId' | 'savedRevision' | 'last'>,
  isSaved: boolean,
): Promise<JournalHead | null | 'grown'> {
  const store = await open()
  const transaction = store.transaction(STORES, 'readwrite')
  const heads = transaction.objectStore('heads')
  const changes = transaction.objectStore('changes')
  const [former, all] = await Promise.all([heads.get(from.writer), changes.getAll(changesOf(from.writer))])
  if (!former) {
    await transaction.done
    return null
  }
  const entries = all.filter((entry) => entry.number > former.upTo)
  if (entries.length !== from.changes) {
    await transaction.done
    return 'grown'
  }
  const unsaved = isSaved ? 0 : entries.filter((entry) => entry.number > former.acknowledged).length
  // Unsaved work that is only in the snapshot counts as one change.
  const inPicture = !isSaved && former.acknowledged < former.upTo ? 1 : 0
  const upTo = head.last - entries.length
  const next: JournalHead = {
    ...head,
    picture: former.picture,
    upTo,
    acknowledged: inPicture > 0 ? upTo - inPicture : head.last - unsaved,
    touchedAt: Date.now(),
  }
  const renumbered = entries.map((entry, place): JournalEntry<K> => ({ ...entry, writer: head.writer, number: upTo + place + 1 }))
  await Promise.all([
    heads.delete(from.writer),
    changes.delete(changesOf(from.writer)),
    heads.put(next),
    ...renumbered.map((entry) => changes.put(entry)),
    transaction.done,
  ])
  return next
}

/** Puts changes of a journal and its head, in one transaction. */
export async function writeChanges<K>(open: OpenJournalStore<K>, entries: readonly JournalEntry<K>[], head: JournalHead): Promise<void> {
  const store = await open()
  const transaction = store.transaction(['heads', 'changes'], 'readwrite')
  const writes = [...entries.map((entry) => transaction.objectStore('changes').put(entry)), transaction.objectStore('heads').put(head)]
  // An explicit commit stores the data even if the page closes before the requests are answered.
  transaction.commit()
  await Promise.all([...writes, transaction.done])
}

/** Notes in a closed tab's journal that the server has its work up to a change. */
export async function acknowledgeLeft<K>(open: OpenJournalStore<K>, writer: string, number: number, savedRevision: number): Promise<void> {
  const store = await open()
  const transaction = store.transaction('heads', 'readwrite')
  const head = await transaction.store.get(writer)
  if (head) await transaction.store.put({ ...head, acknowledged: Math.max(head.acknowledged, number), savedRevision })
  await transaction.done
}

/** Deletes journals with their snapshots and changes. */
export async function dropJournals<K>(open: OpenJournalStore<K>, writers: readonly string[]): Promise<void> {
  const store = await open()
  const transaction = store.transaction(STORES, 'readwrite')
  const former = await Promise.all(writers.map((writer) => transaction.objectStore('heads').get(writer)))
  const writes = former.flatMap((head) =>
    head
      ? [
          transaction.objectStore('heads').delete(head.writer),
          transaction.objectStore('pictures').delete(head.picture),
          transaction.objectStore('changes').delete(changesOf(head.writer)),
        ]
      : [],
  )
  await Promise.all([...writes, transaction.done])
}

/** Deletes snapshots that belong to no journal. */
export async function sweepPictures<K>(open: OpenJournalStore<K>): Promise<void> {
  const store = await open()
  const transaction = store.transaction(['heads', 'pictures'], 'readwrite')
  const [heads, keys] = await Promise.all([transaction.objectStore('heads').getAll(), transaction.objectStore('pictures').getAllKeys()])
  const named = new Set(heads.map((head) => head.picture))
  const before = Date.now() - ORPHAN_MS
  const orphans = keys.filter((key) => !named.has(key) && !(Number(key.split(' ')[0]) > before))
  await Promise.all([...orphans.map((key) => transaction.objectStore('pictures').delete(key)), transaction.done])
}
