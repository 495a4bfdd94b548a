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
  /** A change as the journal stores it; it must be structured-cloneable. */
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
  /** Merges a step and the change that continues it into one step. */
  continued: (step: T['change'], change: T['change']) => T['change']
  /** Returns the ids of the parts that a change touches; null where it concerns all of them. */
  touched: (change: T['change']) => Set<string> | null
}

/** The page's half of a kind of document: how it is kept, saved and opened. */
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
  /** Returns what each save notes though no change writes it, such as the part that is shown. */
  shown?: () => Partial<T['document']>
  /** Tells whether documents of this kind save themselves while this route is shown. */
  isSavedOn: (route: string) => boolean
  /** Values that are written without a change; a kind without them leaves this out. */
  settling?: Settling<T>
  /** Begins to load what showing a document needs. */
  opening?: () => void
  /** Prepares the page for a document that is about to be shown. */
  showing?: (document: T['document']) => void
  /** Runs after the user has closed the document. */
  closed?: () => void
}

/** Collects values that were written without a change since the storage's mirror was last updated. */
export interface Settling<T extends DocumentTypes> {
  /** Notes values that a change has replaced. */
  note: (change: T['change']) => void
  /** Returns the collected values as they are now and clears the collection; null where there are none. */
  take: (document: T['document']) => T['settled'] | null
  clear: () => void
}

/** The storage worker's half of a kind of document. */
export interface StoredKind<T extends DocumentTypes> {
  /** Reads the server's answer to a load. Rejects where it is a refusal or holds no document. */
  read: (answer: ArrayBuffer) => { bytes: ArrayBuffer; revision: number } | Promise<{ bytes: ArrayBuffer; revision: number }>
  /** Throws where packed bytes are damaged. */
  check: (bytes: ArrayBuffer) => void
  openReplica: (bytes: ArrayBuffer) => Promise<Replica<T>>
  /** Returns the ids of the parts that are compared one by one. */
  partsOf: (document: T['document']) => readonly string[]
  /** Tells whether a part is the same in two documents; a part that both lack is the same. */
  isSamePart: (one: T['document'], other: T['document'], id: string) => boolean
  /** Tells whether two documents are the same outside of their parts. */
  isSameFrame: (one: T['document'], other: T['document']) => boolean
  /** Returns the ids of the parts that a kept change touches; null where it touches none by itself. */
  touched: (kept: T['kept']) => ReadonlySet<string> | null
}

/** The storage worker's mirror of the open document: it follows by changes, so that the page never sends the whole document to save or keep it. */
export interface Replica<T extends DocumentTypes> {
  document: T['document']
  apply: (change: T['kept']) => void
  /** Takes over values that the page has written without a change. */
  settle: (settled: T['settled']) => void
  pack: () => ArrayBuffer
  /** Writes the body of a save, with the fields of `as` in place of the document's own. */
  write: (as: Partial<T['document']>) => Promise<SaveBody>
}
