import type { Lease } from './directory-lease'

/** Start data of a database thread. */
export interface ThreadData {
  folder: string
  /** Checked again before anything is written: another process may have taken the folder. */
  lease: Lease
  /** The compiled database. */
  code: WebAssembly.Module
}

/** A request of the server's main thread to the database thread, with its own number; several may be pending. */
export type ThreadRequest = { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] } | { id: number; kind: 'close' }

export interface QueryRows {
  rows: Record<string, unknown>[]
  affectedRows: number
}

/** The database's own message for a failed statement; `code` is an SQLSTATE. */
export interface QueryFailure {
  message: string
  code: string | null
  constraint: string | null
}

export type NumberedAnswer =
  | { id: number; kind: 'rows'; result: QueryRows }
  | { id: number; kind: 'error'; failure: QueryFailure }
  | { id: number; kind: 'closed' }

/** The thread posts lists of these: statements that were flushed together are answered together. */
export type ThreadAnswer = { kind: 'ready' } | { kind: 'failed'; failure: QueryFailure } | NumberedAnswer
