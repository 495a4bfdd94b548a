import type { KeptChange } from '../../model/redrawing/kept-change'
import { newId } from '../../model/ids'
import { reportStored, reportStoreFailure } from '../save-state'
import { journalStore, pictureKey } from './journal-store'
import type { JournalEntry, JournalHead } from './journal-store'
import { dropJournals, replaceJournals, takeOverJournal, writeChanges } from './journal-writes'
import { isLarge } from './pieces'

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

/** What another thread stores for a journal. */
export interface Keeping {
  /** Stores the project under a key, as it is when it is asked. */
  picture: (key: string) => Promise<void>
  changes: (entries: readonly JournalEntry[], head: JournalHead) => Promise<void>
}

/** An entry whose change may still be on its way. */
type ComingEntry = Omit<JournalEntry, 'change'> & { change: KeptChange | Promise<KeptChange> }

/**
 * Starts a journal. What it adopts is given up in the transaction that makes this one whole, so that a tab killed in between leaves either the old ones or the new one.
 * `numberNow` is the number of the last change then.
 */
export function startJournal(start: JournalStart, keep: Keeping, numberNow: () => number): Journal {
  const writer = newId()
  const queue: (() => Promise<void>)[] = []
  let pumping: Promise<void> | null = null
  let head: JournalHead | null = null
  let hasPicture = false
  const waiting: ComingEntry[] = []

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

  const begin = async (): Promise<void> => {
    const { projectId, savedRevision, isSaved, adopted, from, number } = start
    if (from && from.changes <= MOST_CHANGES) {
      head = await takeOverJournal(from.writer, { writer, projectId, savedRevision, last: number }, isSaved)
      if (head) {
        await replaceJournals(head, adopted)
        hasPicture = true
        return
      }
    }
    const upTo = numberNow()
    const acknowledged = isSaved ? number : number - 1
    const first: JournalHead = {
      writer,
      projectId,
      picture: pictureKey(),
      upTo,
      savedRevision,
      acknowledged,
      last: upTo,
      touchedAt: Date.now(),
    }
    const picture = keep.picture(first.picture)
    if (!isSaved) await picture
    await replaceJournals(first, adopted)
    head = first
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
    const next: JournalHead = { ...head, picture: pictureKey(), upTo: numberNow(), touchedAt: Date.now() }
    await keep.picture(next.picture)
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
    else if (!hasPicture) await renewPicture()
    if (!head) return
    const { upTo } = head
    const count = waiting.length
    const entries = await Promise.all(waiting.filter((entry) => entry.number > upTo).map(comeEntry))
    const next: JournalHead = { ...head, last: Math.max(head.last, entries.at(-1)?.number ?? 0), touchedAt: Date.now() }
    // To store a drawing of a hundred thousand nodes this thread would have to copy it first.
    await (entries.some(({ change }) => isLarge(change)) ? keep.changes(entries, next) : writeChanges(entries, next))
    waiting.splice(0, count)
    head = next
    reportStored()
  }

  enqueue(() => start.after)
  enqueue(begin)
  return {
    writer,
    append(number, change) {
      waiting.push({ writer, number, change })
      enqueue(writeWaiting)
    },
    acknowledge(number, revision) {
      enqueue(async () => {
        if (!head) return
        const store = await journalStore()
        const next: JournalHead = { ...head, acknowledged: Math.max(head.acknowledged, number), savedRevision: revision }
        await store.put('heads', next)
        head = next
        if (next.last - next.upTo > MOST_CHANGES && next.acknowledged >= next.last) await renewPicture()
      })
    },
    async settled() {
      while (pumping) await pumping
    },
    async close() {
      enqueue(async () => {
        if (!head || head.last > head.acknowledged) return
        await dropJournals([writer])
        head = null
      })
      while (pumping) await pumping
    },
  }
}

async function comeEntry({ change, ...entry }: ComingEntry): Promise<JournalEntry> {
  return { ...entry, change: await change }
}
