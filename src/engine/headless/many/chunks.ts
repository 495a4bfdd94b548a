import type { CheckJob, ProjectSource } from './check-job'
import { bytesOf } from './check-worker'
import { checkLevels } from '../decode-text'
import { inputFailure, type Failure } from '../failure'
import type { Host } from '../host'
import type { NamedProject } from './many-files'
import { splitProject, type SystemsPart } from './split-project'

/** Files from this length on are taken apart and checked part by part. */
const SPLIT_BYTES = 1 << 20
const PART_BYTES = 1 << 19
/** What a project has beside its systems goes with every part; where it is longer than this, taking apart does not pay. */
const MOST_HEAD = 1 << 18
/** A chunk of small files ends with one of these. */
const CHUNK_FILES = 16
const CHUNK_BYTES = 1 << 18

type SystemsJob = Extract<CheckJob, { kind: 'systems' }>

/** A job and the file it belongs to. */
export interface Ticket {
  file: number
  bytes: number
  isLast: boolean
}

/** Small files by the chunk, large ones part by part; each job's ticket is put down before the job is handed out. */
export async function* chunksOf(
  host: Host,
  projects: readonly NamedProject[],
  sizes: readonly number[],
  tickets: Ticket[],
): AsyncGenerator<CheckJob[]> {
  let chunk: CheckJob[] = []
  let bytes = 0
  for (const [file, project] of projects.entries()) {
    const size = sizes[file] ?? 0
    const taken = size >= SPLIT_BYTES ? await takeApart(host, project) : null
    const parts = taken && 'parts' in taken ? taken.parts : null
    if (!parts) {
      tickets.push({ file, bytes: size, isLast: true })
      if (taken && 'failure' in taken) chunk.push({ kind: 'unreadable', failure: taken.failure })
      else chunk.push({ kind: 'file', name: project.name, source: ownBytes(project.source) })
      bytes += size
    }
    if (chunk.length > 0 && (parts || chunk.length >= CHUNK_FILES || bytes >= CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    if (parts) yield* partByPart(file, parts, tickets)
  }
  if (chunk.length > 0) yield chunk
}

/** One part held back, because only its successor says whether it was the last. */
function* partByPart(file: number, parts: Iterable<SystemsJob>, tickets: Ticket[]): Generator<CheckJob[]> {
  let held: SystemsJob | undefined
  for (const part of parts) {
    if (held) {
      tickets.push({ file, bytes: held.systems.length, isLast: false })
      yield [held]
    }
    held = part
  }
  if (!held) return
  tickets.push({ file, bytes: held.systems.length, isLast: true })
  yield [held]
}

/** Takes a large file apart; null where that cannot be done and it is left to one thread, a failure where it cannot be read or is nested too deep. */
async function takeApart(
  host: Host,
  { name, source }: NamedProject,
): Promise<{ parts: Iterable<SystemsJob> } | { failure: Failure } | null> {
  let bytes: Uint8Array
  try {
    bytes = await bytesOf(host, source)
    checkLevels(bytes, name)
  } catch (error) {
    const failure = inputFailure(error, name)
    if (failure === null) throw error
    return { failure }
  }
  const split = splitProject(bytes, PART_BYTES)
  return split && split.head.length <= MOST_HEAD ? { parts: jobsOf(split.head, split.parts) } : null
}

function ownBytes(source: ProjectSource): ProjectSource {
  return source instanceof Uint8Array && source.length < source.buffer.byteLength ? new Uint8Array(source) : source
}

/** Parts of their own: a view that is sent to a thread takes the whole file with it. */
function* jobsOf(head: string, parts: Iterable<SystemsPart>): Generator<SystemsJob> {
  for (const { first, bytes } of parts) yield { kind: 'systems', head, systems: new Uint8Array(bytes), first }
}
