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
import { serially } from './serially'
import { sharedWithTheirs } from './shared-with-theirs'
import { worthOf } from './worth-of'

/** Key of the server's state, once it has been read. */
export const THEIRS = 'theirs'
/** Key of a document that this page has made. */
export const MADE = 'made'

/**
 * The half of state that lives in a worker: it reads documents of one kind from the server and from the browser's store, follows the open one by its changes, and writes
 * it for saves and pictures. Calls are worked at in the order in which they come.
 */
export interface DocumentStorage<T extends DocumentTypes> {
  /** Returns the number of the server's save that the kept work most likely builds on, before any of it is read; null where nothing is kept. */
  lastKnown: (id: string) => Promise<number | null>
  /** Reads every journal of a document but those of these writers, latest first. */
  leftBehind: (id: string, but: readonly string[]) => Promise<LeftBehind[]>
  /** Reads the server's answer to a load; it is `THEIRS` from then on. */
  readTheirs: (answer: ArrayBuffer) => Promise<{ revision: number }>
  /** Puts the unsaved changes of a journal upon the server's state: for a journal whose picture cannot be read. */
  replayOnTheirs: (writer: string) => Promise<void>
  /** Takes over a packed document that the page has made; it is `MADE` from then on. */
  takeMade: (bytes: ArrayBuffer) => Promise<void>
  /** Returns the number of the change up to which the server has the work of this writer's journal; null where it holds the work of another user or page. */
  sharedWithTheirs: (writer: string) => Promise<number | null>
  /** Notes that the server has the work of a closed tab up to this change; returns the journal as it is left, null where another tab was faster. */
  acknowledgeLeft: (writer: string, number: number, savedRevision: number) => Promise<LeftBehind | null>
  /** Returns a document packed, with as many changes put upon it as fit; pass `opened` to `follow` once it is shown. */
  open: (key: string) => Promise<{ bytes: ArrayBuffer; applied: number; opened: number }>
  /** Follows from now on the document that was opened under this number: changes, names and settled values that come after are its own. */
  follow: (opened: number) => Promise<void>
  /** Applies a change in its turn; it may still be on its way. */
  apply: (change: T['kept'] | Promise<T['kept']>) => Promise<void>
  /** Takes over values that the page has written without a change. */
  settle: (settled: T['settled']) => Promise<void>
  /** Gives the open document other fields, such as its id and its name. */
  rename: (as: Partial<T['document']>) => Promise<void>
  /** Stores the open document as it is after everything that was applied before. */
  keepPicture: (key: string) => Promise<void>
  /** Writes the open document as it travels, with the fields of `as` in place of its own. */
  encode: (as: Partial<T['document']>) => Promise<SaveBody>
}

/** A document that can be opened. */
interface Candidate<T extends DocumentTypes> {
  bytes: ArrayBuffer
  changes: readonly T['kept'][]
  /** The result of putting the changes upon the bytes, where it has been tried. */
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
  /** Documents that were opened and are not shown: the page may go on with the one it shows instead. */
  const ready = new Map<number, Promise<Replica<T>>>()
  let openings = 0
  let followed: Promise<Replica<T>> | null = null

  const candidate = (key: string): Candidate<T> => {
    const found = candidates.get(key)
    if (!found) throw new Error(`There is no document ${key} to open: read it first.`)
    return found
  }
  /** Tries to open a journal: the page must know what would come of it before it chooses one. */
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
      // One picture that cannot be opened must not hide the other journals.
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
        // The server's answer may have come just now, and still be asked about.
        if (theirs && key !== THEIRS) candidates.set(THEIRS, theirs)
        journals.clear()
        if (changes.length === 0) {
          // The page waits for its bytes; the replica is needed with the first change only.
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
