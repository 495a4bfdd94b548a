import type { Writer } from './commit'
import type { DocumentChannel } from './document-channel'
import type { DocumentState } from './document-state'
import type { DocumentKind } from './kind'
import type { DocumentTypes } from './kind'
import type { DocumentPorts } from './ports'
import type { SaveAnswer } from './ports'
import type { DocumentStorage } from './storage/document-storage'
import type { Journal } from './storage/journal'
import type { OpenJournalStore } from './storage/journal-store'

/** The parts that a kind of document brings: its own half, its writer, its storage, and its way to the server. */
export interface EditorParts<T extends DocumentTypes> {
  kind: DocumentKind<T>
  writer: Writer<T>
  storage: () => DocumentStorage<T>
  journalStore: OpenJournalStore<T['kept']>
  ports: () => DocumentPorts
}

/** One kind of document in this page: its parts, and the state of keeping and saving the one that is open. The functions beside this file take it first. */
export interface Editor<T extends DocumentTypes> extends EditorParts<T> {
  state: DocumentState<T['document']>
  /** See `open-journal.ts`. */
  journal: Journal<T['kept']> | null
  /** The last revision that the journal covers; later revisions belong to another document. */
  span: { end: number | null }
  ended: Promise<void>
  /** Changes that were not sent to the storage yet. */
  ungiven: (T['kept'] | Promise<T['kept']>)[]
  /** Resolves once the storage has taken over all that was sent to it; rejects where it missed a part, until it has the whole document again. */
  given: Promise<unknown>
  /** The last revision that the server acknowledged; see `save-document.ts`. */
  acknowledged: number
  announce: (id: string, revision: number, writer: string) => void
  /** See `autosave.ts`. */
  saveTimer: ReturnType<typeof setTimeout> | undefined
  saving: Promise<SaveAnswer> | null
  isSuppressed: boolean
  /** See `open-document.ts`. */
  channel: DocumentChannel | null
  takenOver: Promise<unknown>
}
