import type { Kysely } from 'kysely'
import { openEmbedded } from './embedded/open-embedded'
import type { Notices } from './notices'
import { openShared } from './shared/open-shared'
import type { Tables } from './tables'

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

export interface Opening {
  /** A PostgreSQL database instead of the embedded one. */
  databaseUrl?: string | undefined
  /** How long a start waits for a PostgreSQL that is away. */
  waitMs?: number
  /** Told what an operator has to know of the start. */
  say?: (sentence: string) => void
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL where an address is given, else the embedded one of the data folder.
 * Throws DirectoryInUse while another process has the folder.
 */
export const openDatabase = (dataFolder: string, { databaseUrl, waitMs = 0, say = console.error }: Opening = {}): Promise<Database> =>
  databaseUrl ? openShared(databaseUrl, { waitMs, say }) : openEmbedded(dataFolder, say)
