import { statfsSync } from 'node:fs'
import type { CompiledQuery } from 'kysely'
import { DiskFull } from '../outage'

const MB = 1024 * 1024
/** Four segments of the write-ahead log: without space for the next segment the database ends at once, with every call unanswered. */
const RESERVE_BYTES = 64 * MB
const SEGMENT_BYTES = 16 * MB
/** Reserve for small statements, which continue longer: signing in, deleting, and purging, which frees space. */
const SMALL_RESERVE_BYTES = 2 * SEGMENT_BYTES
const SMALL_BYTES = 64 * 1024
/** Written bytes are stored three times at most: in the log, in the table, and in a full page image. */
const TIMES_WRITTEN = 3
const WRITING = ['InsertQueryNode', 'UpdateQueryNode', 'MergeQueryNode']
const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/
/** Message for a failure whose cause is unknown. */
const ENDED = /failed to initialize|has ended/

/**
 * Returns a check that throws DiskFull where an insert or update could leave less disk space than the log needs; small statements are
 * refused later than large ones. Statements that read, delete or free space always pass.
 */
export const diskRoom =
  (folder: string) =>
  ({ query, parameters }: Pick<CompiledQuery, 'query' | 'parameters'>): void => {
    if (!WRITING.includes(query.kind)) return
    const bytes = parameters.reduce<number>((sum, value) => sum + bytesOf(value), 0)
    const needed = bytes < SMALL_BYTES ? SMALL_RESERVE_BYTES : RESERVE_BYTES + TIMES_WRITTEN * bytes
    const free = freeBytes(folder)
    if (free < needed) throw new DiskFull(`${stateOf(folder, free)} ${inMb(needed)} MB are needed to store this safely. Free space on it.`)
  }

/** Adds to the message of a failed database or start that the disk is full, where it is. */
export function withDiskRoom(message: string, folder: string): string {
  const free = freeBytes(folder)
  if (!FULL.test(message) && (free >= SEGMENT_BYTES || !ENDED.test(message))) return message
  return `${message}. ${stateOf(folder, free)} Free space on it, then start the server again: nothing that was acknowledged is lost.`
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const stateOf = (folder: string, free: number): string => `The disk of the data folder ${folder} is full: it has ${inMb(free)} MB left.`

const inMb = (bytes: number): number => Math.floor(bytes / MB)

const bytesOf = (value: unknown): number => (value instanceof Uint8Array ? value.byteLength : typeof value === 'string' ? value.length : 0)
