import type { SaveBody } from './storage/save-body'

/** Fields that every document has, whatever kind it is of. */
export interface StoredDocument {
  id: string
  ownerId: string
  ownerName: string
  /** Number of the server's save that the document builds on. */
  savedRevision: number
}

/** The types of one kind of document, given as one parameter to all that is generic over them. */
export interface DocumentTypes {
  document: StoredDocument
  /** One user intent as data: ops of the kind's op table, under the name that undo and redo show. */
  change: { label: string; ops: readonly unknown[] }
  /** A change as the journal keeps it; the browser's store must be able to copy it. */
  kept: object
  /** Values that are written into the document without a change, such as arranged positions. */
  settled: unknown
}

/** How documents of one kind change. Only `document/commit` calls `hold` and `apply`. */
export interface OpTable<T extends DocumentTypes> {
  /** Puts the large parts of a document behind `ref` before it enters state. */
  hold: (document: T['document']) => T['document']
  /** Returns the change without proxies: history and journal keep it. */
  plain: (change: T['change']) => T['change']
  /** Applies a plain change to the held document in place. */
  apply: (document: T['document'], change: T['change']) => void
  invert: (change: T['change']) => T['change']
  /** Joins a step and the change that goes on with it into one step. */
  continued: (step: T['change'], change: T['change']) => T['change']
  /** Ids of the parts that a change touches; null where it concerns all of them. */
  touched: (change: T['change']) => Set<string> | null
}

/** What the page must know of one kind of document to keep it, save it and open it. */
export interface DocumentKind<T extends DocumentTypes> {
  /** Name of the channel between tabs that have documents of this kind open. */
  channel: string
  /** Encodes a change for the journal. A large one may take its time; `isWanted` tells whether its document is still open. */
  keep: (change: T['change'], isWanted: () => boolean) => T['kept'] | Promise<T['kept']>
  pack: (document: T['document']) => ArrayBuffer
  unpack: (bytes: ArrayBuffer) => Promise<T['document']>
  /** The name that the user gave; a document without one is not saved. */
  nameOf: (document: T['document']) => string
  /** The fields that give the document this name. */
  named: (document: T['document'], name: string) => Partial<T['document']>
  /** Tells whether documents of this kind save themselves while this route is shown. */
  isSavedOn: (route: string) => boolean
  /** Values that are written without a change; a kind without them leaves this out. */
  settling?: Settling<T>
  /** Begins to load what showing a document needs. */
  opening?: () => void
  /** Prepares the page for a document that is about to be shown. */
  showing?: (document: T['document']) => void
  /** Follows after the open document was closed by the user. */
  closed?: () => void
}

/** Collects which values were written without a change since the storage last heard of them. */
export interface Settling<T extends DocumentTypes> {
  /** Notes values that a change has replaced. */
  note: (change: T['change']) => void
  /** Returns the values as they are now and forgets that they were new; null where none is new. */
  take: (document: T['document']) => T['settled'] | null
  clear: () => void
}

/** What the storage, in its worker, must know of one kind of document. */
export interface StoredKind<T extends DocumentTypes> {
  /** Reads the server's answer to a load. Rejects where it is a refusal or no document. */
  read: (answer: ArrayBuffer) => { bytes: ArrayBuffer; revision: number } | Promise<{ bytes: ArrayBuffer; revision: number }>
  /** Throws where packed bytes are not as they were written. */
  check: (bytes: ArrayBuffer) => void
  openReplica: (bytes: ArrayBuffer) => Promise<Replica<T>>
  /** Ids of the parts that are compared one by one. */
  partsOf: (document: T['document']) => readonly string[]
  /** Tells whether a part is the same in two documents; missing in both is the same. */
  isSamePart: (one: T['document'], other: T['document'], id: string) => boolean
  /** Tells whether two documents are the same around their parts. */
  isSameFrame: (one: T['document'], other: T['document']) => boolean
  /** Ids of the parts that a kept change touches; null where it touches none by itself. */
  touched: (kept: T['kept']) => ReadonlySet<string> | null
}

/** A document that follows the page's own by its changes, so that it can be saved and kept without the page handing it over. */
export interface Replica<T extends DocumentTypes> {
  document: T['document']
  apply: (change: T['kept']) => void
  /** Takes over values that the page has written without a change. */
  settle: (settled: T['settled']) => void
  pack: () => ArrayBuffer
  /** Writes the body of a save, with the fields of `as` in place of the document's own. */
  write: (as: Partial<T['document']>) => Promise<SaveBody>
}
