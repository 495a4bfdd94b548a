import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from '../migrate'
import { localNotices } from '../notices'
import type { Database } from '../database'
import { DatabaseLost } from '../outage'
import type { Tables } from '../tables'
import { startDatabaseThread, type DatabaseThread } from './database-thread'
import { lockDirectory, type DirectoryLock } from './directory-lock'
import { diskRoom, withDiskRoom } from './disk-room'
import { pgliteDialect } from './pglite-dialect'
import { keepNewFilesPrivate, makePrivate } from './private-files'
import { createUpkeep } from './upkeep'
import { writtenTables } from './written-tables'

/**
 * Opens the embedded database of a data folder, and restricts the folder to its user. Throws DirectoryInUse while another process holds the
 * folder. `say` receives sentences about a wait for another process, and about files that others could read.
 */
export async function openEmbedded(dataFolder: string, say: (sentence: string) => void): Promise<Database> {
  const folder = resolve(dataFolder)
  keepNewFilesPrivate()
  mkdirSync(folder, { recursive: true })
  try {
    return await openLocked(folder, await lockDirectory(folder, { say }), say)
  } catch (error) {
    if (error instanceof Error) error.message = withDiskRoom(error.message, folder)
    throw error
  }
}

async function openLocked(folder: string, lock: DirectoryLock, say: (sentence: string) => void): Promise<Database> {
  let thread: DatabaseThread | null = null
  try {
    const open = makePrivate(folder)
    if (open > 0) say(`Other users of this machine could read ${open} files and folders in ${folder}. They no longer can.`)
    thread = await startDatabaseThread(join(folder, 'database'), lock.lease)
    // A new database is unpacked with other file modes.
    makePrivate(folder)
    // The database no longer writes to the folder, so the lock is released for the next process.
    const ended = thread.lost.finally(() => lock.release()).then((error) => new DatabaseLost(withDiskRoom(error.message, folder)))
    const lost = Promise.race([ended, lock.lost.then((error) => new DatabaseLost(error.message))])
    const written = writtenTables()
    const tables = new Kysely<Tables>({ dialect: pgliteDialect(thread, diskRoom(folder)), plugins: [written.plugin] })
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
    await thread?.close().catch(() => undefined)
    lock.release()
    throw error
  }
}

const closing = (tables: Kysely<Tables>, thread: DatabaseThread, lock: DirectoryLock) => async (): Promise<void> => {
  try {
    await tables.destroy()
    await thread.close()
  } finally {
    lock.release()
  }
}
