import { ORIGIN } from '../../../contract/project-calls'
import { isCadProject, projectFrame } from '../../../contract/project-wire'
import { jsonPieces, listLater } from '../../../contract/wire/long-list'
import { writeSystem } from '../../../contract/wire/outdoor-system'
import type { Project } from '../../../model/project/project'
import { GZIP_FROM_BYTES, gzipped, gzippedPieces } from '../../../platform/http/gzip'
import { utf8 } from '../../../platform/http/utf8'
import { compressedHere, startCompressor } from './compressor'
import type { Replica } from './replica'

/**
 * A saved project as it travels: JSON, gzip from the size on that the specification names. The browser holds its bytes, so that a page which passes them on never
 * touches them.
 */
export interface SaveBody {
  body: Blob
  /** The project is packed in one field, as CAD projects travel. */
  isField?: boolean
  isGzip: boolean
  /** Bytes before they were compressed, where the compressed ones do not end with it. */
  unpackedLength?: number
}

/** Fields of the project that a save writes otherwise than they stand. */
export type SaveAs = Partial<Pick<Project, 'id' | 'savedRevision' | 'ownerId' | 'ownerName' | 'information'>>

interface Segment {
  key: string
  /** Length of its JSON in bytes, and a member of a gzip stream that holds it. */
  length: number
  member: Uint8Array<ArrayBuffer>
}

const SYSTEMS_A_SEGMENT = 64
/** From so many segments on another thread compresses while this one writes. */
const MANY_SEGMENTS = 3
/** So many may wait for it: text is made faster than it is compressed, and each is over a megabyte. */
const MOST_WAITING = 4

/**
 * Writes the bodies of saves. A gzip stream may have many members, so systems are compressed in segments, each its own member, and a segment without changes since the
 * last save is sent again as it is.
 */
export function bodyWriter(): (replica: Replica, as: SaveAs) => Promise<SaveBody> {
  let segments: Segment[] = []
  return async (replica, as) => {
    const { project } = replica
    const [front, back] = projectFrame({ ...project, ...as })
    if (isCadProject(project)) return fieldOf([...textPieces(front, project, back)].join(''))
    if (project.systemOrder.length <= SYSTEMS_A_SEGMENT) {
      segments = []
      return bodyOf(textPieces(front, project, back))
    }
    segments = await writeSegments(replica, segments)
    if (lengthOf(segments) < GZIP_FROM_BYTES) return plain(utf8(front + textOf(project, project.systemOrder) + back))
    const ends = [utf8(front), utf8(back)] as const
    const members = [await gzipped(ends[0]), ...segments.map((segment) => segment.member), await gzipped(ends[1])]
    return { body: new Blob(members), isGzip: true, unpackedLength: lengthOf(segments) + lengthOf(ends) }
  }
}

const lengthOf = (parts: readonly { length: number }[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** Nobody without a CAD project fetches what packs it. */
async function fieldOf(text: string): Promise<SaveBody> {
  const { packField } = await import('../../../platform/http/field-body')
  return { ...plain(utf8(JSON.stringify({ body: packField(text), origin: ORIGIN.cad }))), isField: true }
}

function plain(bytes: Uint8Array<ArrayBuffer>): SaveBody {
  return { body: new Blob([bytes]), isGzip: false }
}

/** The body of a text that is never whole: of a large drawing it would be tens of megabytes, and as much again in objects and in bytes. */
async function bodyOf(pieces: Generator<string>): Promise<SaveBody> {
  const first: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  while (length < GZIP_FROM_BYTES) {
    const next = pieces.next()
    if (next.done) return { body: new Blob(first), isGzip: false }
    const bytes = utf8(next.value)
    first.push(bytes)
    length += bytes.length
  }
  return { body: await gzippedPieces(bytesOf(first, pieces)), isGzip: true }
}

function* bytesOf(first: readonly Uint8Array<ArrayBuffer>[], rest: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  yield* first
  for (const piece of rest) yield utf8(piece)
}

function* textPieces(front: string, { systems, systemOrder }: Project, back: string): Generator<string> {
  let between = front
  for (const id of systemOrder) {
    const system = systems[id]
    if (!system) continue
    yield between
    yield* jsonPieces(writeSystem(system, listLater))
    between = ','
  }
  yield (between === front ? front : '') + back
}

async function writeSegments(replica: Replica, known: readonly Segment[]): Promise<Segment[]> {
  const { project } = replica
  const keys: string[] = []
  for (let from = 0; from < project.systemOrder.length; from += SYSTEMS_A_SEGMENT) {
    const ids = project.systemOrder.slice(from, from + SYSTEMS_A_SEGMENT)
    keys.push(ids.map((id) => `${id} ${replica.versionOf(id)}`).join('\n'))
  }
  const isMuch = keys.filter((key, place) => known[place]?.key !== key).length >= MANY_SEGMENTS
  const helper = isMuch ? startCompressor() : { compressed: compressedHere, end: () => undefined }
  try {
    const written: Promise<Segment>[] = []
    for (const [place, key] of keys.entries()) {
      const former = known[place]
      if (former?.key === key) {
        written.push(Promise.resolve(former))
        continue
      }
      await written[place - MOST_WAITING]
      const from = place * SYSTEMS_A_SEGMENT
      const text = (place > 0 ? ',' : '') + textOf(project, project.systemOrder.slice(from, from + SYSTEMS_A_SEGMENT))
      written.push(helper.compressed(text).then((compressed) => ({ key, ...compressed })))
    }
    return await Promise.all(written)
  } finally {
    helper.end()
  }
}

function textOf(project: Project, ids: readonly string[]): string {
  const texts: string[] = []
  for (const id of ids) {
    const system = project.systems[id]
    if (system) texts.push(JSON.stringify(writeSystem(system)))
  }
  return texts.join(',')
}
