/** What the server's main thread asks of the database thread, one request at a time each with its own number. */
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

export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; failure: QueryFailure }
  | { id: number; kind: 'rows'; result: QueryRows }
  | { id: number; kind: 'error'; failure: QueryFailure }
  | { id: number; kind: 'closed' }
