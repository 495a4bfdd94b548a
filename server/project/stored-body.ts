import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ProjectKind } from '../../src/contract/project-calls'
import type { ProjectRow } from './repository'
import { withoutRevision } from './without-revision'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Zlib's second level packs a project about as small as its fourth, in half the time. */
const PACKING = 2

/** A saved project's fields, as they came over the wire. */
export type WireFields = Record<string, unknown>

/**
 * Columns and compressed text of a saved project. `revision` is a column: the text goes without it. `sent` is the project's text as it came,
 * where there is one: cutting the revision out of it is quicker than writing the whole anew.
 */
export async function rowOf(kind: ProjectKind, project: WireFields & { id: string }, sent: Buffer | null = null): Promise<ProjectRow> {
  return {
    id: project.id,
    kind,
    name: text(project['projectName']),
    number: text(project['projectNo']),
    type: text(project['projectType']),
    country: text(project['country']),
    city: Array.isArray(project['city']) ? JSON.stringify(project['city']) : text(project['city']),
    systemCount: systemsOf(project['selection']),
    body: await pack((sent && withoutRevision(sent)) ?? JSON.stringify({ ...project, revision: undefined }), { level: PACKING }),
  }
}

/** JSON text of a stored project with its revision in front; the text itself is never parsed. */
export async function textOf(body: Uint8Array, revision: number): Promise<string> {
  const stored = (await unpack(body)).toString('utf8')
  return `{"revision":${revision},${stored.slice(1)}`
}

export async function fieldsOf(body: Uint8Array): Promise<WireFields> {
  return JSON.parse((await unpack(body)).toString('utf8')) as WireFields
}

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

const systemsOf = (selection: unknown): number => {
  if (typeof selection !== 'object' || selection === null || !('oduList' in selection)) return 0
  return Array.isArray(selection.oduList) ? selection.oduList.length : 0
}
