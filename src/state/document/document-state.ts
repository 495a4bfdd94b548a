import { proxy, snapshot } from 'valtio'
import type { StoredDocument } from './kind'

export type SaveStatus = 'saved' | 'pending' | 'saving' | 'offline' | 'conflict' | 'readOnly' | 'storeFailed'

/** Work that this browser kept and cannot read any more: the number of changes, and when the last of them was kept, in ms. */
export interface UnreadableWork {
  changes: number
  keptAt: number
  /** Journals that are still in the store. */
  writers: readonly string[]
}

/**
 * State of the open document of one kind. Screens read the three proxies; the other fields are for the functions beside this file. It imports nothing else of
 * state, so that the first page of the application can load it.
 */
export interface DocumentState<D extends StoredDocument> {
  /** The open document. `revision` grows when one of the parts behind `ref` has changed. Only `commit.ts` writes here. */
  open: { current: D | null; revision: number; readOnly: boolean }
  /** Whether the work is safe. `savedAt` is the moment of the last acknowledged save in ms; `message` is a reason given by the server or the browser. */
  save: { status: SaveStatus; savedAt: number | null; message: string }
  /** Lost work of the open document, until the user has closed the report; null where nothing is lost. */
  unreadable: { current: UnreadableWork | null }
  /** Why the browser's store does not work; empty while it does. */
  storeProblem: string
  /** How often a document was left, and how often one was requested: see `leaving.ts`. */
  leavings: number
  openings: number
}

export function createDocumentState<D extends StoredDocument>(): DocumentState<D> {
  return {
    open: proxy<DocumentState<D>['open']>({ current: null, revision: 0, readOnly: false }),
    save: proxy<DocumentState<D>['save']>({ status: 'saved', savedAt: null, message: '' }),
    unreadable: proxy<DocumentState<D>['unreadable']>({ current: null }),
    storeProblem: '',
    leavings: 0,
    openings: 0,
  }
}

/** Returns the open document without proxies, as edits and saves read it. Parts behind `ref` are the live ones. */
export function currentOf<D extends StoredDocument>({ open }: DocumentState<D>): D | null {
  return snapshot(open).current as D | null
}
