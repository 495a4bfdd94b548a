import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Evidence that a server still holds its data folder: the lock file and its expected content. */
export interface Lease {
  path: string
  text: string
}

/** Another process has taken the data folder from this one. */
export class DirectoryTaken extends Error {
  override name = 'DirectoryTaken'
}

/**
 * Claims a lock for the holder in its text; returns false where it is held. A link appears with its whole content or not at all, so that no
 * reader sees half a lock.
 */
export function claim({ path, text }: Lease, token: string): boolean {
  const draft = `${path}.${token}`
  try {
    writeFileSync(draft, text, { mode: 0o600 })
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Reads the lock again and throws DirectoryTaken where another process holds it: one that was stopped for long may have been taken for dead.
 * Must be called before anything is written or acknowledged.
 */
export function confirmHeld(lease: Lease): void {
  if (isHeld(lease)) return
  // A server that finds a dead lock moves it aside, and restores it if its holder turns out to be alive: for a moment there is none.
  if (textOf(lease.path) === null && claim(lease, randomUUID())) return
  if (isHeld(lease)) return
  throw new DirectoryTaken(
    `The data folder ${dirname(lease.path)} was taken over by another Branchline server (its branchline.lock names it), because this one gave ` +
      'no sign of life for too long. This one has stopped before it wrote anything more. Run only one server on a data folder.',
  )
}

function isHeld({ path, text }: Lease): boolean {
  try {
    return textOf(path) === text
  } catch (error) {
    // Without a free descriptor nothing can be read or flushed; the next check decides.
    if (isCode(error, 'EMFILE', 'ENFILE')) return true
    throw error
  }
}

/** Returns the text of a file; null where there is none. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Returns whether an error is a system error with one of these codes. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
