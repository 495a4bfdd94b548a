import type { Kysely } from 'kysely'
import type { Notices } from './notices'
import type { Tables } from './tables'

/** An opened database with its tables up to date. */
export interface Database {
  tables: Kysely<Tables>
  notices: Notices
  /** Other processes may be working on it, too. */
  isShared: boolean
  /** Counts the writes to some tables, where this process is the only writer; null where there are others. */
  written: ((...tables: readonly (keyof Tables)[]) => number) | null
  /** Runs work while no other process does, so that single objects are created once. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Reclaims the space of overwritten rows, where there is enough of it; null where the database does that by itself. */
  upkeep: (() => Promise<void>) | null
  /**
   * Resolves when the database has ended for good: the process has to restart, for only opening it shows which rows are stored. Null where it
   * recovers by itself.
   */
  lost: Promise<Error> | null
  /** Finishes running work and releases all resources. */
  close(): Promise<void>
}
