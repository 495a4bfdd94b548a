import { logFailure } from '../../../platform/log'
import { nextSlice } from '../../../schedule/next-slice'
import type { DocumentTypes, Replica, StoredKind } from '../kind'
import { following } from './following'
import type { OpenJournalStore } from './journal-store'
import { acknowledgeLeft } from './journal-writes'
import { lastKnown, readJournal, readJournals } from './left-behind'
import type { LeftBehind, ReadJournal } from './left-behind'
import { replay } from './replay'
import type { Replayed } from './replay'
import type { SaveBody } from './save-body'
import { sharedWithTheirs } from './shared-with-theirs'
import { worthOf } from './worth-of'

/** Returns a function that starts each job when the previous one has ended, whether that failed or not. */
function serially(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Key of the server's state once it has been read. */
export const THEIRS = 'theirs'
/** Key of a document that this page has made. */
export const MADE = 'made'

/**
 * The half of state that lives in a worker: it reads documents of one kind from the server and from the browser's store, mirrors the open one, and writes saves
 * and snapshots. Calls are handled in order.
 */
export interface DocumentStorage<T extends DocumentTypes> {
  /** Returns the number of the server's save that the kept work most likely builds on, from the journals' heads alone; null where nothing is kept. */
  lastKnown: (id: string) => Promise<number | null>
  /** Reads every journal of a document except those of these writers, latest first. */
  leftBehind: (id: string, but: readonly string[]) => Promise<LeftBehind[]>
  /** Reads the server's answer to a load, which then has the key `THEIRS`. */
  readTheirs: (answer: ArrayBuffer) => Promise<{ revision: number }>
  /** Replays the unsaved changes of a journal whose snapshot cannot be read on the server's state. */
  replayOnTheirs: (writer: string) => Promise<void>
  /** Takes over a packed document that the page has made, which then has the key `MADE`. */
  takeMade: (bytes: ArrayBuffer) => Promise<void>
  /** Returns the number of the last change in a writer's journal that the server has; null where the server holds the work of another user or page. */
  sharedWithTheirs: (writer: string) => Promise<number | null>
  /** Notes that the server has a closed tab's work up to this change. Returns the journal as it is afterwards; null where another tab was faster. */
  acknowledgeLeft: (writer: string, number: number, savedRevision: number) => Promise<LeftBehind | null>
  /** Returns a packed document with as many changes replayed as fit; `opened` must be passed to `follow` once it is shown. */
  open: (key: string) => Promise<{ bytes: ArrayBuffer; applied: number; opened: number }>
  /** Mirrors from now on the document that was opened under this number: later changes, names and settled values apply to it. */
  follow: (opened: number) => Promise<void>
  /** Applies a change, in order; the change may still be pending. */
  apply: (change: T['kept'] | Promise<T['kept']>) => Promise<void>
  /** Takes over values that the page has written without a change. */
  settle: (settled: T['settled']) => Promise<void>
  /** Gives the open document other fields, such as its id and its name. */
  rename: (as: Partial<T['document']>) => Promise<void>
  /** Mirrors a packed document in place of the open one's mirror, which missed a change. */
  replace: (bytes: ArrayBuffer) => Promise<void>
  /** Stores the open document after everything that was applied before. */
  keepPicture: (key: string) => Promise<void>
  /** Writes the open document as a save body, with the fields of `as` replacing its own. */
  encode: (as: Partial<T['document']>) => Promise<SaveBody>
}

/** A document that can be opened. */
interface Candidate<T extends DocumentTypes> {
  bytes: ArrayBuffer
  changes: readonly T['kept'][]
  /** The result of replaying the changes on the bytes, where it has been tried. */
  replayed?: Replayed<T>
}

const NOTHING_TO_APPLY = { applied: 0, problem: '' }

export function createDocumentStorage<T extends DocumentTypes>(
  kind: StoredKind<T>,
  journalStore: OpenJournalStore<T['kept']>,
): DocumentStorage<T> {
  const line = serially()
  const candidates = new Map<string, Candidate<T>>()
  const journals = new Map<string, ReadJournal<T['kept']>>()
  /** Documents that were opened and are not shown yet: the page may keep the one it shows instead. */
  const ready = new Map<number, Promise<Replica<T>>>()
  let openings = 0
  let followed: Promise<Replica<T>> | null = null

  const candidate = (key: string): Candidate<T> => {
    const found = candidates.get(key)
    if (!found) throw new Error(`There is no document ${key} to open: read it first.`)
    return found
  }
  /** Tries to open a journal: the page must know the outcome before it chooses one. */
  const tried = async (journal: ReadJournal<T['kept']>): Promise<LeftBehind> => {
    const { bytes, left } = journal
    if (!bytes) return left
    const changes = following(journal.entries, journal.upTo).map((entry) => entry.change)
    try {
      const replayed = changes.length > 0 ? await replay(kind, bytes, changes) : null
      const worth = worthOf(journal, replayed ?? NOTHING_TO_APPLY)
      if (worth.problem === '')
        candidates.set(left.writer, { bytes, changes: changes.slice(0, worth.changes), ...(replayed ? { replayed } : {}) })
      return worth
    } catch (error) {
      // One snapshot that cannot be opened must not hide the other journals.
      return { ...left, problem: error instanceof Error ? error.message : String(error), lost: journal.last - journal.acknowledged }
    }
  }
  const makeReady = (replica: Promise<Replica<T>>): number => {
    // A failure is handled where the replica is awaited, which may never happen.
    replica.catch(() => undefined)
    ready.set(++openings, replica)
    return openings
  }
  const opened = async (): Promise<Replica<T>> => {
    if (!followed) throw new Error('The storage follows no document: open one first.')
    return followed
  }
  const change = (work: (replica: Replica<T>) => unknown) =>
    line(async () => {
      try {
        await work(await opened())
      } catch (error) {
        logFailure('The stored document no longer follows the open one', error)
        throw error
      }
    })

  return {
    lastKnown: (id) => line(() => lastKnown(journalStore, id)),
    leftBehind: (id, but) =>
      line(async () => {
        candidates.clear()
        journals.clear()
        const read = await readJournals(journalStore, kind.check, id, but)
        const left: LeftBehind[] = []
        for (const journal of read) {
          journals.set(journal.left.writer, journal)
          left.push(await tried(journal))
        }
        return left
      }),
    readTheirs: (answer) =>
      line(async () => {
        const { bytes, revision } = await kind.read(answer)
        candidates.set(THEIRS, { bytes, changes: [] })
        return { revision }
      }),
    replayOnTheirs: (writer) =>
      line(() => {
        const journal = journals.get(writer)
        if (!journal) throw new Error(`There is no journal ${writer}.`)
        const later = following(journal.entries, journal.acknowledged)
        candidates.set(writer, { bytes: candidate(THEIRS).bytes, changes: later.map((entry) => entry.change) })
      }),
    takeMade: (bytes) =>
      line(() => {
        candidates.set(MADE, { bytes, changes: [] })
      }),
    sharedWithTheirs: (writer) =>
      line(async () => {
        const journal = await readJournal(journalStore, kind.check, writer)
        if (!journal) return null
        const theirs = await kind.openReplica(candidate(THEIRS).bytes)
        return sharedWithTheirs(kind, journal, theirs.document)
      }),
    acknowledgeLeft: (writer, number, savedRevision) =>
      line(async () => {
        await acknowledgeLeft(journalStore, writer, number, savedRevision)
        const journal = await readJournal(journalStore, kind.check, writer)
        return journal && tried(journal)
      }),
    open: (key) =>
      line(async () => {
        const { bytes, changes, replayed } = candidate(key)
        const theirs = candidates.get(THEIRS)
        candidates.clear()
        // The server's answer may be new, and still be requested.
        if (theirs && key !== THEIRS) candidates.set(THEIRS, theirs)
        journals.clear()
        if (changes.length === 0) {
          // The page waits for its bytes; the replica is needed only with the first change.
          const replica = nextSlice().then(() => kind.openReplica(bytes))
          return { bytes: bytes.slice(0), applied: 0, opened: makeReady(replica) }
        }
        const { replica, applied } = replayed ?? (await replay(kind, bytes, changes))
        return { bytes: replica.pack(), applied, opened: makeReady(Promise.resolve(replica)) }
      }),
    follow: (number) =>
      line(() => {
        const shown = ready.get(number)
        if (!shown) throw new Error(`No document was opened under ${number}.`)
        followed = shown
        for (const earlier of ready.keys()) if (earlier <= number) ready.delete(earlier)
      }),
    apply: (coming) => change(async (replica) => replica.apply(await coming)),
    settle: (settled) => change((replica) => replica.settle(settled)),
    rename: (as) => change((replica) => Object.assign(replica.document, as)),
    replace: (bytes) =>
      line(async () => {
        followed = kind.openReplica(bytes)
        await followed
      }),
    keepPicture: (key) =>
      line(async () => {
        const replica = await opened()
        const store = await journalStore()
        await store.put('pictures', new Blob([replica.pack()]), key)
      }),
    encode: (as) =>
      line(async () => {
        const replica = await opened()
        return replica.write(as)
      }),
  }
}
