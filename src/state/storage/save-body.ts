import { projectFrame } from '../../contract/project-wire'
import { writeSystem } from '../../contract/wire/outdoor-system'
import type { Project } from '../../model/project'
import { GZIP_FROM_BYTES, gzipped } from '../../platform/gzip'
import type { Replica } from './replica'

/** A saved project as it travels: JSON, gzip from the size on that the specification names. */
export interface SaveBody {
  bytes: Uint8Array<ArrayBuffer>
  isGzip: boolean
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

const encoder = new TextEncoder()

/**
 * Writes the bodies of saves. A gzip stream may have many members, so systems are compressed in segments, each its own member, and a segment without changes since the
 * last save is sent again as it is.
 */
export function bodyWriter(): (replica: Replica, as: SaveAs) => Promise<SaveBody> {
  let segments: Segment[] = []
  return async (replica, as) => {
    const { project } = replica
    const [front, back] = projectFrame({ ...project, ...as })
    if (project.systemOrder.length <= SYSTEMS_A_SEGMENT) {
      segments = []
      const bytes = encoder.encode(front + textOf(project, project.systemOrder) + back)
      return bytes.length < GZIP_FROM_BYTES ? { bytes, isGzip: false } : { bytes: await gzipped(bytes), isGzip: true }
    }
    const written: Segment[] = []
    for (let from = 0; from < project.systemOrder.length; from += SYSTEMS_A_SEGMENT) {
      const ids = project.systemOrder.slice(from, from + SYSTEMS_A_SEGMENT)
      const key = ids.map((id) => `${id} ${replica.versionOf(id)}`).join('\n')
      const known = segments[written.length]
      written.push(known?.key === key ? known : await writeSegment(key, (from > 0 ? ',' : '') + textOf(project, ids)))
    }
    segments = written
    if (segments.reduce((sum, segment) => sum + segment.length, 0) < GZIP_FROM_BYTES)
      return { bytes: encoder.encode(front + textOf(project, project.systemOrder) + back), isGzip: false }
    const members = [
      await gzipped(encoder.encode(front)),
      ...segments.map((segment) => segment.member),
      await gzipped(encoder.encode(back)),
    ]
    return { bytes: joined(members), isGzip: true }
  }
}

async function writeSegment(key: string, text: string): Promise<Segment> {
  const bytes = encoder.encode(text)
  return { key, length: bytes.length, member: await gzipped(bytes) }
}

function textOf(project: Project, ids: readonly string[]): string {
  const texts: string[] = []
  for (const id of ids) {
    const system = project.systems[id]
    if (system) texts.push(JSON.stringify(writeSystem(system)))
  }
  return texts.join(',')
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
