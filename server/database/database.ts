import type { Kysely } from 'kysely'
import type { Notices } from './notices'
import type { Tables } from './tables'

/** An opened database with its tables up to date. */
export interface Database {
  tables: Kysely<Tables>
  notices: Notices
  /** Whether other processes may be working on it, too. */
  isShared: boolean
  /** Counts what has been written to some tables, where nobody else writes to them; null where others do. */
  written: ((...tables: readonly (keyof Tables)[]) => number) | null
  /** Does something while no other process does: what must be there once is made once. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Gives back the space of what has been overwritten, where enough of it is there; null where the database does that by itself. */
  upkeep: (() => Promise<void>) | null
  /**
   * Resolves when the database has ended and does not come back: the process has to start again, for only opening it tells what is stored. Null
   * where it comes back by itself.
   */
  lost: Promise<Error> | null
  /** Finishes what runs and gives free what was taken. */
  close(): Promise<void>
}
