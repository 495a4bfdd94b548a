import { newId } from '../../../model/change/ids'
import { pictureKey } from './journal-store'
import type { JournalEntry, JournalHead, OpenJournalStore } from './journal-store'
import { dropJournals, replaceJournals, takeOverJournal, writeChanges } from './journal-writes'
import { holdWriter } from './writer-locks'

/** After this many changes the next acknowledged save stores a new snapshot, so that a replay stays short. */
const MOST_CHANGES = 400

// See docs/decisions/0022-journal-and-conflicts.md.
/** The journal of the open document: every committed change reaches the browser's store at once, without waiting for the server. */
export interface Journal<K> {
  writer: string
  append: (number: number, change: K | Promise<K>) => void
  /** Notes that the server has everything up to this change. */
  acknowledge: (number: number, savedRevision: number) => void
  /** Resolves when everything written before is stored. */
  settled: () => Promise<void>
  /** Ends the journal: changes that the server has are deleted, the others stay. */
  close: () => Promise<void>
}

export interface JournalStart {
  documentId: string
  savedRevision: number
  /** Revision of the page: number of the last change in the snapshot. */
  number: number
  /** Whether the server has all of the document. */
  isSaved: boolean
  /** Journals of closed tabs, which are deleted when this one starts. */
  adopted: readonly string[]
  /** The adopted journal that this one continues; its snapshot and its changes are taken over. */
  from?: { writer: string; picture: string; changes: number }
  /** Nothing is written before this resolves: the journal of the previous document ends first. */
  after: Promise<void>
}

/** Functions of the page that a journal calls while it writes. */
export interface JournalHost<K> {
  store: OpenJournalStore<K>
  /** Stores the document under a key, as it is at the time of the call. */
  keepPicture: (key: string) => Promise<void>
  /** Returns the number of the last change. */
  numberNow: () => number
  onStored: () => void
  onFailure: (reason: unknown) => void
}

/** An entry whose change may still be pending; `since` is the page's time at which it was made. */
type ComingEntry<K> = Omit<JournalEntry<K>, 'change'> & { change: K | Promise<K>; since: number }

/** Name of the performance measure for how long the last changes were not stored. */
const STORED = 'journal.stored'

/**
 * Starts a journal. Adopted journals are deleted in the transaction that completes this one, so that a tab killed in between leaves either the old ones or the
 * new one.
 */
export function startJournal<K>(start: JournalStart, { store, keepPicture, numberNow, onStored, onFailure }: JournalHost<K>): Journal<K> {
  const writer = newId()
  const queue: (() => Promise<void>)[] = []
  let pumping: Promise<void> | null = null
  let head: JournalHead | null = null
  let hasPicture = false
  const waiting: ComingEntry<K>[] = []
  let isEnding = false
  let release = (): void => undefined
  let first: { key: string; upTo: number; kept: Promise<void> } | null = null

  const pump = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        await next()
      } catch (error) {
        onFailure(error)
      }
    }
    pumping = null
  }
  const enqueue = (work: () => Promise<void>): void => {
    queue.push(work)
    pumping ??= pump()
  }

  /** Tells whether the server has all of the document, so that the journal may end without a trace. */
  const isIdle = (): boolean => start.isSaved && waiting.length === 0

  const askedFirst = (): NonNullable<typeof first> => {
    if (first) return first
    const key = pictureKey()
    const asked = { key, upTo: numberNow(), kept: keepPicture(key) }
    // A second request would store a snapshot of the next document.
    asked.kept.catch(() => (first = isEnding ? asked : null))
    first = asked
    return asked
  }

  const begin = async (): Promise<void> => {
    const { documentId: projectId, savedRevision, isSaved, from, number } = start
    let { adopted } = start
    if (from && from.changes <= MOST_CHANGES) {
      const taken = await takeOverJournal(store, from, { writer, projectId, savedRevision, last: number }, isSaved)
      if (taken === 'grown') adopted = adopted.filter((each) => each !== from.writer)
      else if (taken) {
        head = taken
        await replaceJournals(store, head, adopted)
        hasPicture = true
        return
      }
    }
    if (isEnding && isIdle()) return dropJournals(store, adopted)
    const acknowledged = isSaved ? number : number - 1
    const { key, upTo, kept: picture } = askedFirst()
    const begun: JournalHead = {
      writer,
      projectId,
      picture: key,
      upTo,
      savedRevision,
      acknowledged,
      last: upTo,
      touchedAt: Date.now(),
    }
    if (!isSaved) await picture
    await replaceJournals(store, begun, adopted)
    head = begun
    hasPicture = true
    // A saved document can be read from the server until its snapshot is stored; changes need not wait for it.
    picture.catch((error: unknown) => {
      hasPicture = false
      onFailure(error)
    })
  }

  const renewPicture = async (): Promise<void> => {
    if (!head) return
    const former = head.picture
    const upTo = numberNow()
    // Changes that the snapshot includes are not written.
    const next: JournalHead = { ...head, picture: pictureKey(), upTo, last: Math.max(head.last, upTo), touchedAt: Date.now() }
    await keepPicture(next.picture)
    hasPicture = true
    const stores = await store()
    const transaction = stores.transaction(['heads', 'pictures', 'changes'], 'readwrite')
    await Promise.all([
      transaction.objectStore('heads').put(next),
      transaction.objectStore('pictures').delete(former),
      transaction.objectStore('changes').delete(IDBKeyRange.bound([writer, -Infinity], [writer, next.upTo])),
      transaction.done,
    ])
    head = next
  }

  const writeWaiting = async (): Promise<void> => {
    if (waiting.length === 0) return
    // The start may have failed while the store was full or refused.
    if (!head) await begin()
    else if (!hasPicture && !isEnding) await renewPicture()
    if (!head) return
    const { upTo } = head
    const count = waiting.length
    const entries = await Promise.all(waiting.filter((entry) => entry.number > upTo).map(comeEntry))
    const next: JournalHead = { ...head, last: Math.max(head.last, entries.at(-1)?.number ?? 0), touchedAt: Date.now() }
    await writeChanges(store, entries, next)
    noteStored(waiting.splice(0, count))
    head = next
    onStored()
  }

  enqueue(() => start.after)
  enqueue(async () => {
    release = await holdWriter(writer)
  })
  enqueue(begin)
  return {
    writer,
    append(number, change) {
      waiting.push({ writer, number, change, since: performance.now() })
      enqueue(writeWaiting)
    },
    acknowledge(number, revision) {
      enqueue(async () => {
        if (!head) return
        const stores = await store()
        const next: JournalHead = { ...head, acknowledged: Math.max(head.acknowledged, number), savedRevision: revision }
        await stores.put('heads', next)
        head = next
        if (!isEnding && next.last - next.upTo > MOST_CHANGES && next.acknowledged >= next.last) await renewPicture()
      })
    },
    async settled() {
      while (pumping) await pumping
    },
    async close() {
      isEnding = true
      // The storage mirrors another document next, so a snapshot that is still needed is requested before.
      if (!head && !isIdle()) askedFirst()
      enqueue(writeWaiting)
      enqueue(async () => {
        if (!head || head.last > head.acknowledged) return
        await dropJournals(store, [writer])
        head = null
      })
      while (pumping) await pumping
      release()
    },
  }
}

async function comeEntry<K>({ writer, number, change }: ComingEntry<K>): Promise<JournalEntry<K>> {
  return { writer, number, change: await change }
}

// Only the latest measure is kept: the timeline holds its measures as long as the page lives.
function noteStored<K>(entries: readonly ComingEntry<K>[]): void {
  const start = entries[0]?.since
  performance.clearMeasures(STORED)
  if (start !== undefined) performance.measure(STORED, { start })
}
