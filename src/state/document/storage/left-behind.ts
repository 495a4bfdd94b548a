import { changesOf } from './journal-store'
import type { JournalEntry, JournalHead, JournalStore, OpenJournalStore } from './journal-store'

/** A document's journal that a closed tab has left. */
export interface LeftBehind {
  writer: string
  savedRevision: number
  /** Whether it holds changes that the server has not acknowledged. */
  isUnsaved: boolean
  touchedAt: number
  /** Why the journal cannot be continued; empty where it can. */
  problem: string
  /** Number of changes that are lost: neither this browser nor, as far as it knows, the server has them. */
  lost: number
  /** Whether every unsaved change is stored beside the snapshot, so that the server's state can replace the snapshot. */
  needsNoPicture: boolean
  /** Key of the snapshot, and number of the changes, that a continuing journal takes over. */
  picture: string
  changes: number
}

export interface ReadJournal<K> {
  left: LeftBehind
  /** The packed snapshot; null where it cannot be read. */
  bytes: ArrayBuffer | null
  acknowledged: number
  /** Number of the last change in the snapshot. */
  upTo: number
  /** Number of the last change that was written. */
  last: number
  /** Changes since the snapshot, in order. */
  entries: JournalEntry<K>[]
}

/** Throws where packed bytes are damaged. */
type Check = (bytes: ArrayBuffer) => void

/** Returns the revision that the journal to continue builds on, judged by the heads: unsaved work first, then the latest. Null where there is none. */
export async function lastKnown<K>(open: OpenJournalStore<K>, id: string): Promise<number | null> {
  const store = await open()
  const heads = (await store.getAllFromIndex('heads', 'projectId', id)).sort((a, b) => b.touchedAt - a.touchedAt)
  return (heads.find((head) => head.last > head.acknowledged) ?? heads[0])?.savedRevision ?? null
}

/**
 * Reads every journal of a document except those of these writers, latest first. A journal that cannot be read stays in the store, and is listed with its
 * problem.
 */
export async function readJournals<K>(
  open: OpenJournalStore<K>,
  check: Check,
  id: string,
  but: readonly string[],
): Promise<ReadJournal<K>[]> {
  const store = await open()
  const heads = await store.getAllFromIndex('heads', 'projectId', id)
  const read: ReadJournal<K>[] = []
  for (const head of heads.filter(({ writer }) => !but.includes(writer))) read.push(await readOne(store, check, head))
  return read.sort((a, b) => b.left.touchedAt - a.left.touchedAt)
}

/** Reads one journal from the store; null where it is not there. */
export async function readJournal<K>(open: OpenJournalStore<K>, check: Check, writer: string): Promise<ReadJournal<K> | null> {
  const store = await open()
  const head = await store.get('heads', writer)
  return head ? readOne(store, check, head) : null
}

async function readOne<K>(store: JournalStore<K>, check: Check, head: JournalHead): Promise<ReadJournal<K>> {
  const [bytes, all] = await Promise.all([readPicture(store, head.picture), store.getAll('changes', changesOf(head.writer))])
  const problem = problemOf(check, bytes)
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

async function readPicture<K>(store: JournalStore<K>, key: string): Promise<ArrayBuffer | undefined> {
  const picture = await store.get('pictures', key)
  if (!(picture instanceof Blob)) return picture
  // The store keeps blobs as files of their own; a missing file counts as a missing snapshot.
  return await picture.arrayBuffer().catch(() => undefined)
}

function lastOf<K>(head: JournalHead, entries: readonly JournalEntry<K>[]): number {
  return Math.max(head.last, entries.at(-1)?.number ?? 0)
}

function leftBehind<K>(head: JournalHead, entries: readonly JournalEntry<K>[], problem: string): LeftBehind {
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

function problemOf(check: Check, bytes: ArrayBuffer | undefined): string {
  if (!bytes) return 'The kept picture of the document is missing.'
  try {
    check(bytes)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
