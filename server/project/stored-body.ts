import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip, gzip } from 'node:zlib'
import { InputError } from '../../src/contract/input-error'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import { BID_COLUMNS, bidOf, fieldOfColumn, type BidColumns } from './bid-columns'
import type { ProjectRow } from './repository'
import { withoutRevision } from './saving/without-revision'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Zlib's second level packs a project about as small as its fourth, in half the time. */
const PACKING = 2

/** Longer texts are streamed: unpacked in chunks while they are sent. */
const LONG_BYTES = 1024 * 1024
const PIECE_BYTES = 256 * 1024

/** Longest text of a field that lists show. */
export const MOST_LETTERS = 200
const LISTED = ['projectName', 'projectNo', 'projectType', 'country', 'city'] as const

/** Returns the text of a project as it is stored. */
export const packText = (text: string | Buffer): Promise<Buffer> => pack(text, { level: PACKING })

/** A saved project's fields as they were sent. */
export type WireFields = Record<string, unknown>

/**
 * Returns the columns and compressed text of a saved project. `revision` is a column: the text is stored without it. `sent` is the project's
 * text as it was sent, where there is one: cutting the revision out of it is quicker than writing the text anew. Refuses fields that are too
 * long for a list.
 */
export async function rowOf(kind: ProjectKind, project: WireFields & { id: string }, sent: Buffer | null = null): Promise<ProjectRow> {
  const bid = bidOf(project, text)
  checkListed(project, bid)
  return {
    id: project.id,
    kind,
    name: text(project['projectName']),
    number: text(project['projectNo']),
    type: text(project['projectType']),
    country: text(project['country']),
    city: text(project['city']),
    systemCount: systemsOf(project['selection']),
    bid,
    body: await packText((sent && withoutRevision(sent)) ?? JSON.stringify({ ...project, revision: undefined })),
  }
}

/** The text of a stored project to send: whole, or streamed where it is long. */
export type TextOfProject = Buffer | Readable

/**
 * Returns the JSON text of a stored project with its revision in front, between two other texts. It is never parsed, and a long one is never
 * whole in memory. Throws where the stored body cannot be unpacked.
 */
export async function textOf(body: Uint8Array, revision: number, [before, after] = ['', '']): Promise<TextOfProject> {
  const start = Buffer.from(`${before}{"revision":${revision},`)
  const end = Buffer.from(after)
  if (unpackedLength(body) <= LONG_BYTES) return Buffer.concat([start, (await unpack(body)).subarray(1), end])
  const unpacking = createGunzip({ chunkSize: PIECE_BYTES })
  unpacking.end(body)
  const pieces = unpacking[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>
  // Reading the first chunk shows that this is a gzip before anything is sent.
  const first = (await pieces.next()).value as Buffer
  return Readable.from(joined([start, first.subarray(1)], pieces, end), { objectMode: false })
}

async function* joined(first: readonly Buffer[], rest: AsyncIterable<Buffer>, last: Buffer): AsyncGenerator<Buffer> {
  yield Buffer.concat(first)
  yield* rest
  yield last
}

/** Returns the unpacked length of a gzip of this server: its last four bytes. */
export const unpackedLength = (body: Uint8Array): number =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength).readUInt32LE(body.length - 4)

/** Refuses list fields that are too long: an InputError names the field. Lists are sent as a whole, row by row. */
function checkListed(project: WireFields, bid: BidColumns): void {
  const tooLong =
    LISTED.find((field) => text(project[field]).length > MOST_LETTERS) ??
    BID_COLUMNS.filter((column) => bid[column].length > MOST_LETTERS).map(fieldOfColumn)[0]
  if (tooLong) throw new InputError(`$.${tooLong}`, `at most ${MOST_LETTERS} letters`)
}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? JSON.stringify(value) : ''
}

const systemsOf = (selection: unknown): number => {
  if (typeof selection !== 'object' || selection === null || !('oduList' in selection)) return 0
  return Array.isArray(selection.oduList) ? selection.oduList.length : 0
}
