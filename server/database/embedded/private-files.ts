import { chmodSync, lstatSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
const LOCK = 'branchline.lock'
const DATABASE = 'database'
const hasModes = process.platform !== 'win32'

/** Makes all files that this process creates from now on private to its user: files 0600, folders 0700. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Makes a data folder, and the server's files in it, private to this user: files 0600, folders 0700. A folder with other content keeps its
 * own mode. Links are not followed. Returns how many were open to others; throws where one stays open.
 */
export function makePrivate(folder: string): number {
  if (!hasModes) return 0
  const names = readdirSync(folder)
  const own = names.filter((name) => name === DATABASE || name.startsWith(LOCK))
  let open = own.length === names.length ? closed(folder, statSync(folder)) : 0
  for (const name of own) open += closedWithin(join(folder, name))
  return open
}

function closedWithin(path: string): number {
  const found = lstatSync(path)
  if (found.isFile()) return closed(path, found)
  // The database may be on another disk.
  const isFolder = found.isDirectory() || (path.endsWith(DATABASE) && statSync(path).isDirectory())
  if (!isFolder) return 0
  return readdirSync(path).reduce((open, name) => open + closedWithin(join(path, name)), closed(path, statSync(path)))
}

function closed(path: string, { mode }: Stats): number {
  if ((mode & OTHERS) === 0) return 0
  let reason = 'its file system keeps no modes'
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error)
  }
  if ((statSync(path).mode & OTHERS) === 0) return 1
  throw new Error(
    `${path} can be read by other users of this machine, and that cannot be changed (${reason}). Let it belong to the user the server runs as, ` +
      'or set BRANCHLINE_DATA to a new folder inside of it.',
  )
}
