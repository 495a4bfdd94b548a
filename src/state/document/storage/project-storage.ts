import type { KeptChange } from '../../../model/redrawing/kept-change'
import { takeApart } from '../../../model/packed/open-packed'
import { logFailure } from '../../../platform/log'
import { journalStore } from './journal-store'
import { acknowledgeLeft } from './journal-writes'
import { lastKnown, readJournal, readJournals } from './left-behind'
import type { LeftBehind, ReadJournal } from './left-behind'
import { following } from './following'
import { replay } from './replay'
import type { Replayed } from './replay'
import { nextSlice } from '../../../schedule/next-slice'
import { openReplica } from './replica'
import type { Replica } from './replica'
import { readSaved } from './read-saved'
import { bodyWriter } from './save-body'
import type { SaveAs, SaveBody } from './save-body'
import { serially } from './serially'
import { sharedWithTheirs } from './shared-with-theirs'
import { worthOf } from './worth-of'

/** What the server has, once it has been read. */
export const THEIRS = 'theirs'
/** A project that this page has made. */
export const MADE = 'made'

/**
 * The half of state that lives in a worker: it reads projects from the server and from the browser's store, follows the open one by its changes, and writes it for saves
 * and pictures. Pieces of work are done in the order in which they were asked for.
 */
export interface ProjectStorage {
  /** Number of the server's save that what is kept of a project most likely builds on, before any of it is read; null where nothing is kept. */
  lastKnown: (projectId: string) => Promise<number | null>
  /** Reads every journal of a project but those of these writers, latest first. */
  leftBehind: (projectId: string, but: readonly string[]) => Promise<LeftBehind[]>
  /** Reads the server's answer to a load; it is `THEIRS` from then on. */
  readTheirs: (answer: ArrayBuffer) => Promise<{ revision: number }>
  /** Puts the changes of a journal that the server has not upon what it has: for a journal whose picture cannot be read. */
  replayOnTheirs: (writer: string) => Promise<void>
  /** Takes over a project that the page has made, packed; it is `MADE`. */
  takeMade: (bytes: ArrayBuffer) => Promise<void>
  /** Number of the change up to which the server has what the journal of this writer holds; null where it holds the work of somebody else. */
  sharedWithTheirs: (writer: string) => Promise<number | null>
  /** Notes that the server has what a closed tab has left up to this change; answers what is left then, null where another tab was faster. */
  acknowledgeLeft: (writer: string, number: number, savedRevision: number) => Promise<LeftBehind | null>
  /** Gives a project packed, with as many changes put upon it as fit; `opened` is what `follow` is given once it is shown. */
  open: (key: string) => Promise<{ bytes: ArrayBuffer; applied: number; opened: number }>
  /** Follows from now on what was opened under this number: changes, names and positions that come after are its own. */
  follow: (opened: number) => Promise<void>
  /** A change may still be on its way; it is applied in its turn. */
  apply: (change: KeptChange | Promise<KeptChange>) => Promise<void>
  settle: (positions: Positions) => Promise<void>
  /** The open project goes on under other names. */
  rename: (as: SaveAs) => Promise<void>
  /** Stores the open project as it is after everything that was applied before. */
  keepPicture: (key: string) => Promise<void>
  encode: (as: SaveAs) => Promise<SaveBody>
}

/** Where the nodes of some systems have come to stand, one system behind the other. */
export interface Positions {
  systemIds: readonly string[]
  nodeCounts: Int32Array
  x: Float64Array<ArrayBuffer>
  y: Float64Array<ArrayBuffer>
}

interface Candidate {
  bytes: ArrayBuffer
  changes: readonly KeptChange[]
  /** What comes of both, where it has been tried. */
  replayed?: Replayed
}

interface Followed {
  replica: Promise<Replica>
  write: ReturnType<typeof bodyWriter>
}

const NOTHING_TO_APPLY = { applied: 0, problem: '' }

export function createProjectStorage(): ProjectStorage {
  const line = serially()
  const candidates = new Map<string, Candidate>()
  const journals = new Map<string, ReadJournal>()
  /** What was opened and is not shown: the page may go on with what it shows instead. */
  const ready = new Map<number, Followed>()
  let openings = 0
  let followed: Followed | null = null

  const candidate = (key: string): Candidate => {
    const found = candidates.get(key)
    if (!found) throw new Error(`There is no project ${key} to open.`)
    return found
  }
  /** What opening would come to must be known before anybody chooses what is opened. */
  const tried = async (journal: ReadJournal): Promise<LeftBehind> => {
    const { bytes, left } = journal
    if (!bytes) return left
    const changes = following(journal.entries, journal.upTo).map((entry) => entry.change)
    try {
      const replayed = changes.length > 0 ? await replay(bytes, changes) : null
      const worth = worthOf(journal, replayed ?? NOTHING_TO_APPLY)
      if (worth.problem === '')
        candidates.set(left.writer, { bytes, changes: changes.slice(0, worth.changes), ...(replayed ? { replayed } : {}) })
      return worth
    } catch (error) {
      // One picture that cannot be opened must not hide the other journals.
      return { ...left, problem: error instanceof Error ? error.message : String(error), lost: journal.last - journal.acknowledged }
    }
  }
  const makeReady = (replica: Promise<Replica>): number => {
    // Whoever asks for it hears of a failure; nobody may.
    replica.catch(() => undefined)
    ready.set(++openings, { replica, write: bodyWriter() })
    return openings
  }
  const opened = async (): Promise<Replica> => {
    if (!followed) throw new Error('No project is open.')
    return followed.replica
  }
  const change = (work: (replica: Replica) => unknown) =>
    line(async () => {
      try {
        await work(await opened())
      } catch (error) {
        logFailure('The stored project no longer follows the open one.', error)
        throw error
      }
    })

  return {
    lastKnown: (projectId) => line(() => lastKnown(projectId)),
    leftBehind: (projectId, but) =>
      line(async () => {
        candidates.clear()
        journals.clear()
        const read = await readJournals(projectId, but)
        const left: LeftBehind[] = []
        for (const journal of read) {
          journals.set(journal.left.writer, journal)
          left.push(await tried(journal))
        }
        return left
      }),
    readTheirs: (answer) =>
      line(async () => {
        const { bytes, revision } = await readSaved(answer)
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
        const journal = await readJournal(writer)
        if (!journal) return null
        const theirs = await openReplica(takeApart(candidate(THEIRS).bytes))
        return sharedWithTheirs(journal, theirs.project)
      }),
    acknowledgeLeft: (writer, number, savedRevision) =>
      line(async () => {
        await acknowledgeLeft(writer, number, savedRevision)
        const journal = await readJournal(writer)
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
          // The page waits for its bytes; what follows it is wanted with the first change.
          const replica = nextSlice().then(() => openReplica(takeApart(bytes)))
          return { bytes: bytes.slice(0), applied: 0, opened: makeReady(replica) }
        }
        const { replica, applied } = replayed ?? (await replay(bytes, changes))
        return { bytes: replica.pack(), applied, opened: makeReady(Promise.resolve(replica)) }
      }),
    follow: (opened) =>
      line(() => {
        const shown = ready.get(opened)
        if (!shown) throw new Error(`Nothing was opened under ${opened}.`)
        followed = shown
        for (const number of ready.keys()) if (number <= opened) ready.delete(number)
      }),
    apply: (coming) => change(async (replica) => replica.apply(await coming)),
    settle: ({ systemIds, nodeCounts, x, y }) =>
      change((replica) => {
        let at = 0
        for (const [place, id] of systemIds.entries()) {
          const end = at + (nodeCounts[place] ?? 0)
          replica.settle(id, x.subarray(at, end), y.subarray(at, end))
          at = end
        }
      }),
    rename: (as) => change((replica) => Object.assign(replica.project, as)),
    keepPicture: (key) =>
      line(async () => {
        const replica = await opened()
        const store = await journalStore()
        await store.put('pictures', new Blob([replica.pack()]), key)
      }),
    encode: (as) =>
      line(async () => {
        if (!followed) throw new Error('No project is open.')
        return followed.write(await followed.replica, as)
      }),
  }
}
