import { ORIGIN } from '../../../contract/project/project-calls'
import { isCadProject } from '../../../contract/cad-project'
import { projectFrame } from '../../../contract/project/project-wire'
import { jsonPieces, listLater } from '../../../contract/wire/long-list'
import { writeSystem } from '../../../contract/wire/system/outdoor-system'
import type { Project } from '../../../model/project/project'
import { GZIP_FROM_BYTES, gzipped } from '../../../platform/http/gzip'
import { utf8 } from '../../../platform/http/utf8'
import { compressedHere, startCompressor } from '../../document/storage/compressor'
import { bodyOfPieces, plainBody } from '../../document/storage/save-body'
import type { SaveBody } from '../../document/storage/save-body'
import type { Replica } from '../../document/kind'
import type { PipingTypes } from '../types'

// See docs/decisions/0024-a-worker-follows-the-project.md.
/** The storage worker's mirror of the open project. */
export interface ProjectReplica extends Replica<PipingTypes> {
  /** Returns a number that grows with every change of a system; text written for one version is valid as long as the version. */
  versionOf: (systemId: string) => number
}

interface Segment {
  key: string
  /** Length of the JSON in bytes, and the member of a gzip stream that holds it. */
  length: number
  member: Uint8Array<ArrayBuffer>
}

const SYSTEMS_A_SEGMENT = 64
/** From this many segments on, another thread compresses while this one writes. */
const MANY_SEGMENTS = 3
/** At most this many segments wait for compression: text is written faster than it is compressed, and each segment is over a megabyte. */
const MOST_WAITING = 4

/**
 * Returns a function that writes the bodies of a project's saves. A gzip stream may have many members, so systems are compressed in segments, each its own member, and a
 * segment without changes since the last save is sent again as it is.
 */
export function bodyWriter(): (replica: ProjectReplica, as: Partial<Project>) => Promise<SaveBody> {
  let segments: Segment[] = []
  return async (replica, as) => {
    const { document: project } = replica
    const [front, back] = projectFrame({ ...project, ...as })
    if (isCadProject(project)) return fieldOf([...textPieces(front, project, back)].join(''))
    if (project.systemOrder.length <= SYSTEMS_A_SEGMENT) {
      segments = []
      return bodyOfPieces(textPieces(front, project, back))
    }
    segments = await writeSegments(replica, segments)
    if (lengthOf(segments) < GZIP_FROM_BYTES) return plainBody(front + textOf(project, project.systemOrder) + back)
    const ends = [utf8(front), utf8(back)] as const
    const members = [await gzipped(ends[0]), ...segments.map((segment) => segment.member), await gzipped(ends[1])]
    return { body: new Blob(members), isGzip: true, unpackedLength: lengthOf(segments) + lengthOf(ends) }
  }
}

const lengthOf = (parts: readonly { length: number }[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** Packs a CAD project into one field; the packing code is loaded only for such projects. */
async function fieldOf(text: string): Promise<SaveBody> {
  const { packField } = await import('../../../platform/http/field-body')
  return { ...plainBody(JSON.stringify({ body: packField(text), origin: ORIGIN.cad })), isField: true }
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

async function writeSegments(replica: ProjectReplica, known: readonly Segment[]): Promise<Segment[]> {
  const { document: project } = replica
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
