import type { Lease } from './directory-lease'

/** What a database thread starts with. */
export interface ThreadData {
  folder: string
  /** Read again before anything is written: another process may have taken the folder. */
  lease: Lease
  /** The compiled database. */
  code: WebAssembly.Module
}

/** What the server's main thread asks of the database thread, each request with its own number; several may be under way. */
export type ThreadRequest = { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] } | { id: number; kind: 'close' }

export interface QueryRows {
  rows: Record<string, unknown>[]
  affectedRows: number
}

/** The database's own words for a failed statement; `code` is an SQLSTATE. */
export interface QueryFailure {
  message: string
  code: string | null
  constraint: string | null
}

export type NumberedAnswer =
  | { id: number; kind: 'rows'; result: QueryRows }
  | { id: number; kind: 'error'; failure: QueryFailure }
  | { id: number; kind: 'closed' }

/** The thread sends lists of these: what was flushed to the disk together is answered together. */
export type ThreadAnswer = { kind: 'ready' } | { kind: 'failed'; failure: QueryFailure } | NumberedAnswer
