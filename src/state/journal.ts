import type { Change } from '../model/change'
import type { Project } from '../model/project'
import { newId } from '../model/ids'
import { changesOf, journalStore } from './journal-store'
import type { JournalHead } from './journal-store'
import { reportStoreFailure } from './save-state'

/** After so many changes the next acknowledged save writes a new picture, so that a replay stays short. */
const MOST_CHANGES = 400

/** Takes the picture of the project when the journal is ready to store it; `number` is the last change in it. */
export type Picture = () => { project: Project; number: number } | null

/** The journal of the open project: every committed change reaches the browser's store at once, without waiting for the server. */
export interface Journal {
  writer: string
  append(number: number, change: Change): void
  /** The server has everything up to this change. */
  acknowledge(number: number, savedRevision: number): void
  /** Resolves when all that was written before is stored. */
  settled(): Promise<void>
  /** Ends the journal; what the server has is forgotten, what it has not stays. */
  close(): Promise<void>
}

/**
 * Starts a journal. Its picture replaces the journals it adopts in one transaction, so that a tab killed in between leaves either the old
 * ones or the new one. `isSaved` tells that the picture is what the server has.
 */
export function startJournal(
  projectId: string,
  savedRevision: number,
  picture: Picture,
  isSaved: boolean,
  adopted: string[] = [],
): Journal {
  const writer = newId()
  const queue: (() => Promise<void>)[] = []
  let pumping: Promise<void> | null = null
  let head: JournalHead | null = null
  let sincePicture = 0
  const waiting: { number: number; change: Change }[] = []

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

  const writePicture = async (saved: boolean, gone: string[]): Promise<void> => {
    const store = await journalStore()
    const taken = picture()
    if (!taken) return
    const acknowledged = saved ? taken.number : Math.min(head?.acknowledged ?? taken.number - 1, taken.number - 1)
    const next: JournalHead = {
      writer,
      projectId,
      savedRevision,
      acknowledged,
      last: taken.number,
      touchedAt: Date.now(),
      ...keptRevision(),
    }
    const transaction = store.transaction(['heads', 'bases', 'changes'], 'readwrite')
    const writes: Promise<unknown>[] = [
      transaction.objectStore('heads').put(next),
      transaction.objectStore('bases').put({ writer, project: taken.project, upTo: taken.number }),
      transaction.objectStore('changes').delete(changesOf(writer)),
    ]
    for (const old of gone) {
      writes.push(transaction.objectStore('heads').delete(old), transaction.objectStore('bases').delete(old))
      writes.push(transaction.objectStore('changes').delete(changesOf(old)))
    }
    await Promise.all([...writes, transaction.done])
    head = next
    sincePicture = 0
  }
  const keptRevision = (): Partial<JournalHead> => (head ? { savedRevision: head.savedRevision } : {})

  const writeWaiting = async (): Promise<void> => {
    if (waiting.length === 0) return
    // The first picture may have failed while the store was full or refused.
    if (!head) await writePicture(false, [])
    if (!head) return
    const store = await journalStore()
    const entries = waiting.splice(0)
    const last = entries.at(-1)?.number ?? head.last
    const next: JournalHead = { ...head, last: Math.max(head.last, last), touchedAt: Date.now() }
    const transaction = store.transaction(['heads', 'changes'], 'readwrite')
    const writes = entries.map((entry) => transaction.objectStore('changes').put({ writer, ...entry }))
    await Promise.all([...writes, transaction.objectStore('heads').put(next), transaction.done])
    head = next
    sincePicture += entries.length
  }

  enqueue(() => writePicture(isSaved, adopted))
  return {
    writer,
    append(number, change) {
      waiting.push({ number, change })
      enqueue(writeWaiting)
    },
    acknowledge(number, revision) {
      enqueue(async () => {
        if (!head) return
        const store = await journalStore()
        const next: JournalHead = { ...head, acknowledged: Math.max(head.acknowledged, number), savedRevision: revision }
        await store.put('heads', next)
        head = next
        if (sincePicture > MOST_CHANGES && next.acknowledged >= next.last) await writePicture(true, [])
      })
    },
    async settled() {
      while (pumping) await pumping
    },
    async close() {
      enqueue(async () => {
        if (!head || head.last > head.acknowledged) return
        await dropJournal(writer)
        head = null
      })
      while (pumping) await pumping
    },
  }
}

/** Forgets one journal. */
export async function dropJournal(writer: string): Promise<void> {
  const store = await journalStore()
  const transaction = store.transaction(['heads', 'bases', 'changes'], 'readwrite')
  await Promise.all([
    transaction.objectStore('heads').delete(writer),
    transaction.objectStore('bases').delete(writer),
    transaction.objectStore('changes').delete(changesOf(writer)),
    transaction.done,
  ])
}
