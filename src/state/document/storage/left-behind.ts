import { checkPacked } from '../../../model/packed/open-packed'
import { changesOf, journalStore } from './journal-store'
import type { JournalEntry, JournalHead, JournalStore } from './journal-store'

/** What a tab has left of a project. */
export interface LeftBehind {
  writer: string
  savedRevision: number
  /** Holds changes that the server has not acknowledged. */
  isUnsaved: boolean
  touchedAt: number
  /** Why nobody may go on from it; empty where one may. */
  problem: string
  /** So many changes cannot be gone on with from here: they are in neither this browser nor, as far as it knows, the server. */
  lost: number
  /** Every change that the server has not stands beside the picture, so that the server's own state can take its place. */
  needsNoPicture: boolean
  /** What a journal that goes on from here takes over. */
  picture: string
  changes: number
}

export interface ReadJournal {
  left: LeftBehind
  /** The packed picture; null where it cannot be read. */
  bytes: ArrayBuffer | null
  acknowledged: number
  /** Number of the last change that the picture has. */
  upTo: number
  /** Number of the last change that was written. */
  last: number
  /** Changes since the picture, in order. */
  entries: JournalEntry[]
}

/** The revision that the journal to be gone on with builds on, as far as its head tells: unsaved work first, then the latest. Null where there is none. */
export async function lastKnown(projectId: string): Promise<number | null> {
  const store = await journalStore()
  const heads = (await store.getAllFromIndex('heads', 'projectId', projectId)).sort((a, b) => b.touchedAt - a.touchedAt)
  return (heads.find((head) => head.last > head.acknowledged) ?? heads[0])?.savedRevision ?? null
}

/** Every journal of a project but those of these writers, latest first. One that cannot be read stays in the store, and is listed with what is wrong. */
export async function readJournals(projectId: string, but: readonly string[]): Promise<ReadJournal[]> {
  const store = await journalStore()
  const heads = await store.getAllFromIndex('heads', 'projectId', projectId)
  const read: ReadJournal[] = []
  for (const head of heads.filter(({ writer }) => !but.includes(writer))) read.push(await readOne(store, head))
  return read.sort((a, b) => b.left.touchedAt - a.left.touchedAt)
}

/** One journal as it stands in the store; null where it is not there. */
export async function readJournal(writer: string): Promise<ReadJournal | null> {
  const store = await journalStore()
  const head = await store.get('heads', writer)
  return head ? readOne(store, head) : null
}

async function readOne(store: JournalStore, head: JournalHead): Promise<ReadJournal> {
  const [bytes, all] = await Promise.all([readPicture(store, head.picture), store.getAll('changes', changesOf(head.writer))])
  const problem = problemOf(bytes)
  const entries = all.filter((entry) => entry.number > head.upTo)
  return {
    left: leftBehind(head, entries, problem),
    bytes: bytes && problem === '' ? bytes : null,
    acknowledged: head.acknowledged,
    upTo: head.upTo,
    last: lastOf(head, entries),
    entries,
  }
}

async function readPicture(store: JournalStore, key: string): Promise<ArrayBuffer | undefined> {
  const picture = await store.get('pictures', key)
  if (!(picture instanceof Blob)) return picture
  // The store keeps blobs as files of their own; one that is gone is as good as no picture.
  return await picture.arrayBuffer().catch(() => undefined)
}

function lastOf(head: JournalHead, entries: readonly JournalEntry[]): number {
  return Math.max(head.last, entries.at(-1)?.number ?? 0)
}

function leftBehind(head: JournalHead, entries: readonly JournalEntry[], problem: string): LeftBehind {
  const last = lastOf(head, entries)
  return {
    writer: head.writer,
    savedRevision: head.savedRevision,
    isUnsaved: last > head.acknowledged,
    touchedAt: head.touchedAt,
    problem,
    lost: problem === '' ? 0 : Math.max(0, last - head.acknowledged),
    needsNoPicture: head.acknowledged >= head.upTo,
    picture: head.picture,
    changes: entries.length,
  }
}

function problemOf(bytes: ArrayBuffer | undefined): string {
  if (!bytes) return 'The kept picture of the project is missing.'
  try {
    checkPacked(bytes)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
