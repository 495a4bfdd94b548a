import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { migrations } from '../migrations'
import { startDatabaseThread, type DatabaseThread } from './database-thread'
import { lockDirectory } from './directory-lock'
import { pgliteDialect } from './pglite-dialect'
import type { Tables } from './tables'

export interface Database {
  tables: Kysely<Tables>
  /** Finishes what runs, closes the files and gives the folder free. */
  close(): Promise<void>
}

/**
 * Opens the embedded database of a data folder and brings its tables up to date. Throws DirectoryInUse while another process has the folder.
 */
export async function openDatabase(dataFolder: string): Promise<Database> {
  const folder = resolve(dataFolder)
  mkdirSync(folder, { recursive: true })
  const lock = lockDirectory(folder)
  let thread: DatabaseThread | null = null
  try {
    thread = await startDatabaseThread(join(folder, 'database'))
    const tables = new Kysely<Tables>({ dialect: pgliteDialect(thread) })
    await migrate(tables)
    return { tables, close: closing(tables, thread, lock) }
  } catch (error) {
    await thread?.close()
    lock.release()
    throw error
  }
}

const closing = (tables: Kysely<Tables>, thread: DatabaseThread, lock: { release(): void }) => async (): Promise<void> => {
  try {
    await tables.destroy()
    await thread.close()
  } finally {
    lock.release()
  }
}

async function migrate(tables: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: tables, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`The database could not be brought up to date (${failed?.migrationName ?? 'no migration ran'}): ${messageOf(error)}`)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
