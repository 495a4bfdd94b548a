import type { Database } from './database'
import { openEmbedded } from './embedded/open-embedded'
import { openShared } from './shared/open-shared'

export type { Database } from './database'

export interface Opening {
  /** A PostgreSQL database instead of the embedded one. */
  databaseUrl?: string | undefined
  /** How long a start waits for an unavailable PostgreSQL. */
  waitMs?: number
  /** Receives sentences about the start for the operator. */
  say?: (sentence: string) => void
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL where an address is given, else the embedded one of the data folder.
 * Throws DirectoryInUse while another process has the folder.
 */
export const openDatabase = (dataFolder: string, { databaseUrl, waitMs = 0, say = console.error }: Opening = {}): Promise<Database> =>
  databaseUrl ? openShared(databaseUrl, { waitMs, say }) : openEmbedded(dataFolder, say)
