import { randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { claim, confirmHeld, DirectoryTaken, isCode, textOf, type Lease } from './directory-lease'
import { isSeenAlive, NOBODY, readHolder, thisProcess, type Holder } from './folder-holder'

const HEARTBEAT_MS = 2_000
/** A holder outside this process's view counts as dead after this time without a heartbeat. Earlier releases write one every 5 s. */
const SILENCE_MS = 12_000
const LOOK_MS = 250

export interface DirectoryLock {
  /** Lets the thread that writes into the folder check that it still may. */
  lease: Lease
  /** Resolves when another process has taken the folder. */
  lost: Promise<DirectoryTaken>
  release(): void
}

/** Another living process holds the data folder. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Claims a data folder for this process. Two processes in one database folder lose committed rows, and the database has no lock of its own.
 * The lock of a killed process is taken over: at once where the kernel shows that it is gone, else (another host or container) after
 * `silenceMs` without a heartbeat. Throws DirectoryInUse while another process holds it. `say` receives a sentence about a wait.
 */
export async function lockDirectory(
  folder: string,
  { silenceMs = SILENCE_MS, say = console.error }: { silenceMs?: number; say?: (sentence: string) => void } = {},
): Promise<DirectoryLock> {
  const own = thisProcess()
  const lease: Lease = { path: join(folder, 'branchline.lock'), text: JSON.stringify(own) }
  for (let attempt = 0; !claim(lease, own.token); attempt += 1) {
    const holder = readHolder(lease.path)
    const isAlive = async (of: Holder): Promise<boolean> => isSeenAlive(of, own) ?? (await givesSigns(lease.path, of, silenceMs, say))
    if (attempt >= 5 || (holder && holder !== NOBODY && (await isAlive(holder)))) throw new DirectoryInUse(refusal(folder, holder))
    if (holder) clearStale(lease.path, holder)
  }
  return held(lease, own)
}

function held(lease: Lease, own: Holder): DirectoryLock {
  let isLost: (error: DirectoryTaken) => void = () => undefined
  const lost = new Promise<DirectoryTaken>((resolve) => (isLost = resolve))
  const heartbeat = setInterval(() => {
    try {
      confirmHeld(lease)
      utimesSync(lease.path, new Date(), new Date())
    } catch (error) {
      // Other errors may be temporary; the thread that writes checks the lock itself.
      if (!(error instanceof DirectoryTaken)) return
      clearInterval(heartbeat)
      isLost(error)
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    lease,
    lost,
    release() {
      clearInterval(heartbeat)
      if (readHolder(lease.path)?.token === own.token) rmSync(lease.path, { force: true })
    },
  }
}

// Removes a stale lock. Two processes may find the same one: only the one whose rename moved exactly that lock continues, the other restores
// the lock it moved.
function clearStale(path: string, stale: Holder): void {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (readHolder(aside)?.token !== stale.token) {
    try {
      linkSync(aside, path)
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
  }
  rmSync(aside, { force: true })
}

// Returns whether the heartbeat changes during this check; its time alone does not count, because the clocks of two hosts differ.
async function givesSigns(path: string, { pid, host }: Holder, silenceMs: number, say: (sentence: string) => void): Promise<boolean> {
  const first = beatOf(path)
  const end = performance.now() + silenceMs
  say(
    `The data folder is locked by process ${pid} on ${host}, which cannot be seen from here. ` +
      `The start waits up to ${Math.ceil(silenceMs / 1_000)} seconds for a sign of life of it.`,
  )
  while (first !== null && performance.now() < end) {
    await pause(LOOK_MS)
    const beat = beatOf(path)
    if (beat !== first) return beat !== null
  }
  return false
}

// Reads the heartbeat of a lock; opens the file each time, because a network file system asks its server only then.
function beatOf(path: string): string | null {
  const text = textOf(path)
  return text === null ? null : `${text} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0}`
}

const refusal = (folder: string, holder: Holder | null): string =>
  `The data folder ${folder} is in use by another Branchline server (process ${holder?.pid ?? 'unknown'} on ${holder?.host ?? 'unknown'}). ` +
  'Stop that server, or set BRANCHLINE_DATA to another folder.'
