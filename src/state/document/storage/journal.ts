import type { KeptChange } from '../../../model/redrawing/kept-change'
import { newId } from '../../../model/change/ids'
import { reportStored, reportStoreFailure } from '../save-state'
import { journalStore, pictureKey } from './journal-store'
import type { JournalEntry, JournalHead } from './journal-store'
import { holdWriter } from './writer-locks'
import { dropJournals, replaceJournals, takeOverJournal, writeChanges } from './journal-writes'

/** After so many changes the next acknowledged save writes a new picture, so that a replay stays short. */
const MOST_CHANGES = 400

/** The journal of the open project: every committed change reaches the browser's store at once, without waiting for the server. */
export interface Journal {
  writer: string
  append: (number: number, change: KeptChange | Promise<KeptChange>) => void
  /** The server has everything up to this change. */
  acknowledge: (number: number, savedRevision: number) => void
  /** Resolves when all that was written before is stored. */
  settled: () => Promise<void>
  /** Ends the journal; what the server has is forgotten, what it has not stays. */
  close: () => Promise<void>
}

export interface JournalStart {
  projectId: string
  savedRevision: number
  /** Revision of the page: number of the last change that the picture has. */
  number: number
  /** The server has all of it. */
  isSaved: boolean
  /** Journals of tabs that are gone, which end with this one's beginning. */
  adopted: readonly string[]
  /** The one of them that this journal goes on from; its picture and its changes are taken over. */
  from?: { writer: string; picture: string; changes: number }
  /** Nothing is written before this: the journal of what was shown before comes to its end first. */
  after: Promise<void>
}

/** Stores the project under a key, as it is when it is asked. */
export type KeepPicture = (key: string) => Promise<void>

/** An entry whose change may still be on its way; `since` is the time of the page at which it was made. */
type ComingEntry = Omit<JournalEntry, 'change'> & { change: KeptChange | Promise<KeptChange>; since: number }

/** Name under which the page's timeline tells how long the last changes were not in the store. */
const STORED = 'journal.stored'

/**
 * Starts a journal. What it adopts is given up in the transaction that makes this one whole, so that a tab killed in between leaves either the old ones or the new one.
 * `numberNow` is the number of the last change then.
 */
export function startJournal(start: JournalStart, keepPicture: KeepPicture, numberNow: () => number): Journal {
  const writer = newId()
  const queue: (() => Promise<void>)[] = []
  let pumping: Promise<void> | null = null
  let head: JournalHead | null = null
  let hasPicture = false
  const waiting: ComingEntry[] = []
  let isEnding = false
  let release = (): void => undefined
  let first: { key: string; upTo: number; kept: Promise<void> } | null = null

  const pump = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        await next()
      } catch (error) {
        reportStoreFailure(error)
      }
    }
    pumping = null
  }
  const enqueue = (work: () => Promise<void>): void => {
    queue.push(work)
    pumping ??= pump()
  }

  /** Whether the server has all of what is shown: then there is nothing to keep once the journal ends. */
  const isIdle = (): boolean => start.isSaved && waiting.length === 0

  const askedFirst = (): NonNullable<typeof first> => {
    if (first) return first
    const key = pictureKey()
    const asked = { key, upTo: numberNow(), kept: keepPicture(key) }
    // Asked again it would be of what is shown next.
    asked.kept.catch(() => (first = isEnding ? asked : null))
    first = asked
    return asked
  }

  const begin = async (): Promise<void> => {
    const { projectId, savedRevision, isSaved, from, number } = start
    let { adopted } = start
    if (from && from.changes <= MOST_CHANGES) {
      const taken = await takeOverJournal(from, { writer, projectId, savedRevision, last: number }, isSaved)
      if (taken === 'grown') adopted = adopted.filter((each) => each !== from.writer)
      else if (taken) {
        head = taken
        await replaceJournals(head, adopted)
        hasPicture = true
        return
      }
    }
    if (isEnding && isIdle()) return dropJournals(adopted)
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
    await replaceJournals(begun, adopted)
    head = begun
    hasPicture = true
    // What the server has can be read there until its picture is stored; changes need not wait for it.
    picture.catch((error: unknown) => {
      hasPicture = false
      reportStoreFailure(error)
    })
  }

  const renewPicture = async (): Promise<void> => {
    if (!head) return
    const former = head.picture
    const upTo = numberNow()
    // What the picture has is not written as a change any more.
    const next: JournalHead = { ...head, picture: pictureKey(), upTo, last: Math.max(head.last, upTo), touchedAt: Date.now() }
    await keepPicture(next.picture)
    hasPicture = true
    const store = await journalStore()
    const transaction = store.transaction(['heads', 'pictures', 'changes'], 'readwrite')
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
    // The beginning may have failed while the store was full or refused.
    if (!head) await begin()
    else if (!hasPicture && !isEnding) await renewPicture()
    if (!head) return
    const { upTo } = head
    const count = waiting.length
    const entries = await Promise.all(waiting.filter((entry) => entry.number > upTo).map(comeEntry))
    const next: JournalHead = { ...head, last: Math.max(head.last, entries.at(-1)?.number ?? 0), touchedAt: Date.now() }
    await writeChanges(entries, next)
    noteStored(waiting.splice(0, count))
    head = next
    reportStored()
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
        const store = await journalStore()
        const next: JournalHead = { ...head, acknowledged: Math.max(head.acknowledged, number), savedRevision: revision }
        await store.put('heads', next)
        head = next
        if (!isEnding && next.last - next.upTo > MOST_CHANGES && next.acknowledged >= next.last) await renewPicture()
      })
    },
    async settled() {
      while (pumping) await pumping
    },
    async close() {
      isEnding = true
      // What is followed next is another project: a picture that is still wanted is asked for before.
      if (!head && !isIdle()) askedFirst()
      enqueue(writeWaiting)
      enqueue(async () => {
        if (!head || head.last > head.acknowledged) return
        await dropJournals([writer])
        head = null
      })
      while (pumping) await pumping
      release()
    },
  }
}

async function comeEntry({ writer, number, change }: ComingEntry): Promise<JournalEntry> {
  return { writer, number, change: await change }
}

// The latest only: the timeline keeps what it is told as long as the page lives.
function noteStored(entries: readonly ComingEntry[]): void {
  const start = entries[0]?.since
  performance.clearMeasures(STORED)
  if (start !== undefined) performance.measure(STORED, { start })
}
