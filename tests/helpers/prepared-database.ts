import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const KNOWN = 'BRANCHLINE_PREPARED_DATABASE'

/** Folder of a database with all its tables and no rows; processes started from here find it in the environment. */
export const preparedDatabase = (): string =>
  (process.env[KNOWN] ??= execFileSync(process.execPath, ['scripts/servers/ensure-database.mjs'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  }).trim())

/** Puts a copy of the prepared database into a data folder. */
export function copyPreparedDatabase(dataFolder: string): void {
  // With the times of the original: what is new would be flushed to the disk, file by file, when the database opens.
  const folder = join(dataFolder, 'database')
  cpSync(preparedDatabase(), folder, { recursive: true, preserveTimestamps: true })
  // A copy has the modes of this process's files, where the server's are its user's alone.
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}
