import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

const HEARTBEAT_MS = 5_000
const FOREIGN_HOST_GRACE_MS = 30_000

const HolderSchema = Type.Object({
  pid: Type.Integer({ minimum: 1 }),
  startedAt: Type.String({ description: "In the kernel's own count, so that a reused pid is not taken for its predecessor" }),
  host: Type.String(),
  token: Type.String(),
})
type Holder = Static<typeof HolderSchema>

const NOBODY: Holder = { pid: 0, startedAt: '', host: '', token: '' }

export interface DirectoryLock {
  release(): void
}

/** Another living process works in the data folder. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Claims a data folder for this process. Two processes in one database folder lose committed rows, and the database has no lock of its own.
 * A lock left behind by a killed process is taken over. Throws DirectoryInUse while another process holds it.
 */
export function lockDirectory(folder: string): DirectoryLock {
  const path = join(folder, 'branchline.lock')
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '', host: hostname(), token: randomUUID() }
  for (let attempt = 0; !claim(path, own); attempt += 1) {
    const holder = readHolder(path)
    if (attempt >= 5 || (holder && holder !== NOBODY && isAlive(holder, path))) throw new DirectoryInUse(refusal(folder, holder))
    if (holder) clearStale(path, holder)
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (readHolder(path)?.token === own.token) rmSync(path, { force: true })
    },
  }
}

// A link appears with its whole content or not at all, so nobody ever reads half a lock.
function claim(path: string, own: Holder): boolean {
  const draft = `${path}.${own.token}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

// Two processes may find the same stale lock: only the one whose rename moved exactly that lock may go on, the other puts back what it moved.
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

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) {
    const heartbeat = statSync(path, { throwIfNoEntry: false })
    return heartbeat !== undefined && Date.now() - heartbeat.mtimeMs < FOREIGN_HOST_GRACE_MS
  }
  const startedAt = startOf(holder.pid)
  if (startedAt !== null) return startedAt === holder.startedAt
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** null where the system does not tell (no /proc, or no such process); a killed process nobody has collected yet has no start. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' ? 'gone' : `${boot}/${fields[19] ?? ''}`
  } catch {
    return null
  }
}

/** null where there is no lock. An unreadable lock, as a power failure may leave it, belongs to nobody. */
function readHolder(path: string): Holder | null {
  try {
    return Value.Parse(HolderSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    return isCode(error, 'ENOENT') ? null : NOBODY
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

const refusal = (folder: string, holder: Holder | null): string =>
  `The data folder ${folder} is in use by another Branchline server (process ${holder?.pid ?? 'unknown'} on ${holder?.host ?? 'unknown'}). ` +
  'Stop that server, or set BRANCHLINE_DATA to another folder.'

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
