import type { CheckJob, ProjectSource } from './check-job'
import { bytesOf } from './check-worker'
import { inputFailure } from './failure'
import type { Host } from './host'
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
    const parts = size >= SPLIT_BYTES ? await partsOf(host, project) : null
    if (!parts) {
      tickets.push({ file, bytes: size, isLast: true })
      chunk.push({ kind: 'file', name: project.name, source: ownBytes(project.source) })
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

/** Parts of a large file; null where it cannot be taken apart and is left to one thread. */
async function partsOf(host: Host, { source }: NamedProject): Promise<Iterable<SystemsJob> | null> {
  let bytes: Uint8Array
  try {
    bytes = await bytesOf(host, source)
  } catch (error) {
    if (inputFailure(error) === null) throw error
    return null
  }
  const split = splitProject(bytes, PART_BYTES)
  return split && split.head.length <= MOST_HEAD ? jobsOf(split.head, split.parts) : null
}

function ownBytes(source: ProjectSource): ProjectSource {
  return source instanceof Uint8Array && source.length < source.buffer.byteLength ? new Uint8Array(source) : source
}

/** Parts of their own: a view that is sent to a thread takes the whole file with it. */
function* jobsOf(head: string, parts: Iterable<SystemsPart>): Generator<SystemsJob> {
  for (const { first, bytes } of parts) yield { kind: 'systems', head, systems: new Uint8Array(bytes), first }
}
