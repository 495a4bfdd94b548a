import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from '../migrate'
import { localNotices } from '../notices'
import type { Database } from '../open-database'
import type { Tables } from '../tables'
import { startDatabaseThread, type DatabaseThread } from './database-thread'
import { lockDirectory } from './directory-lock'
import { pgliteDialect } from './pglite-dialect'
import { createUpkeep } from './upkeep'
import { writtenTables } from './written-tables'

/** Opens the embedded database of a data folder. Throws DirectoryInUse while another process has the folder. */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const folder = resolve(dataFolder)
  mkdirSync(folder, { recursive: true })
  const lock = lockDirectory(folder)
  let thread: DatabaseThread | null = null
  try {
    thread = await startDatabaseThread(join(folder, 'database'))
    // Nobody writes to the folder any more, and the next process need not find out.
    const lost = thread.lost.finally(() => lock.release())
    const written = writtenTables()
    const tables = new Kysely<Tables>({ dialect: pgliteDialect(thread), plugins: [written.plugin] })
    await migrate(tables)
    return {
      tables,
      notices: localNotices(),
      isShared: false,
      written: written.count,
      alone: (work) => work(),
      upkeep: createUpkeep(tables, thread.asked),
      lost,
      close: closing(tables, thread, lock),
    }
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
