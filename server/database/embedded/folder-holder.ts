import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { textOf } from './directory-lease'

const HolderSchema = Type.Object({
  pid: Type.Integer({ minimum: 1 }),
  startedAt: Type.String({ description: "In the kernel's own count, so that a reused pid is not taken for its predecessor" }),
  host: Type.String(),
  place: Type.Optional(Type.String({ description: 'Where the pid means something: start of the kernel and namespace of its processes' })),
  token: Type.String(),
})

/** The process that holds a data folder, as written in its lock. */
export type Holder = Static<typeof HolderSchema>

/** Holder of a lock that cannot be read, as a power failure may leave it. */
export const NOBODY: Holder = { pid: 0, startedAt: '', host: '', token: '' }

/** Returns this process as a holder, with a token that no other lock has. */
export function thisProcess(): Holder {
  const place = placeOfProcesses()
  return {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
    host: hostname(),
    ...(place === null ? {} : { place }),
    token: randomUUID(),
  }
}

/** Returns the holder of a lock file; null where there is none. Throws where the file cannot be read. */
export function readHolder(path: string): Holder | null {
  const text = textOf(path)
  if (text === null) return null
  try {
    return Value.Parse(HolderSchema, JSON.parse(text))
  } catch {
    return NOBODY
  }
}

/**
 * Returns whether the holder lives; null where this process cannot see it: on another host, in another namespace, or where the system does
 * not tell.
 */
export function isSeenAlive(holder: Holder, own: Holder): boolean | null {
  if (holder.place === undefined || holder.place !== own.place) return null
  return startOf(holder.pid) === holder.startedAt
}

// Names the namespace of process ids. Host names do not suffice: containers share them, and their process ids as well.
function placeOfProcesses(): string | null {
  try {
    // A /proc of another namespace than this process's has other process ids.
    if (readlinkSync('/proc/self') !== String(process.pid)) return null
    return `${bootId()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return null
  }
}

/** Returns the start time of a process; null where there is none or the system does not tell, and 'gone' for a zombie. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'gone' : `${bootId()}/${fields[19] ?? ''}`
  } catch {
    return null
  }
}

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
