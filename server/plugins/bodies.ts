import type { FastifyInstance, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { HEADER } from '../../src/contract/account/account'
import { badRequest, Refusal } from '../refusal'
import { BODY_LIMIT_BYTES, noGzip, tooLarge } from './body-limit'
import { busy, createBodyRoom, createRoom, isLarge, MOST_SMALL_WAITING, SMALL_TEXT_BYTES, weigh } from './body-room'
import { whenClosed } from './closed-sockets'
import { readJson, type ReadBody } from './json-text'
import { LARGE_TEXT_BYTES, LargeBody } from './large-body'

const MB = 1024 * 1024

/** Bodies below this size are not counted. */
const TINY_BYTES = 64 * 1024
const NO_ROOM_BELOW_BYTES = MB

const SMALLEST_PIECE = 16 * 1024

const unpack = promisify(gunzip)

const unpackingRoom = createRoom(4 * BODY_LIMIT_BYTES)
const smallUnpackingRoom = createRoom(8 * SMALL_TEXT_BYTES, MOST_SMALL_WAITING)
const parsingRoom = createBodyRoom()

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler has large bodies read in a thread: they arrive as a LargeBody, unread and unchecked. */
    readsLarge?: boolean
  }
  interface FastifyRequest {
    /** The text of a JSON body as it was sent, where parsing dropped nothing. */
    sentText: Buffer | null
    /** Releases the quota of the body; null where it takes none. */
    giveRoomBack: (() => void) | null
  }
}

/** Reads JSON bodies, and gzipped ones where the Content-Encoding header says so; the size limit applies to the unpacked text. */
export function addBodies(app: FastifyInstance): void {
  app.decorateRequest('sentText', null)
  app.decorateRequest('giveRoomBack', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const { headers, routeOptions } = request
    const encoding = headers['content-encoding']
    const said = Math.trunc(Number(headers[HEADER.unpackedLength.toLowerCase()])) || undefined
    const read = routeOptions.config.readsLarge ? readUnlessLarge : readBody
    const body = await read(request, bytes, encoding, routeOptions.bodyLimit, said)
    if (body instanceof LargeBody) return body
    if (!body.isUnsafe) request.sentText = body.text
    return body.value
  })
  app.addHook('onResponse', (request, _reply, done) => {
    request.giveRoomBack?.()
    done()
  })
}

/** Drops the body of a call that no longer needs it, and releases its quota for others. */
export function dropBody(request: FastifyRequest): void {
  request.body = undefined
  request.sentText = null
  request.giveRoomBack?.()
  request.giveRoomBack = null
}

/**
 * Parses the JSON of a body within the quota of bodies, which is held until the request is answered or drops its body. `said` is the
 * unpacked length that the sender of a gzip states: so much is reserved, or the limit where it is more. Refuses invalid JSON, a body above
 * the limit, and a request that would wait too long.
 */
export async function readBody(
  request: FastifyRequest,
  bytes: Buffer,
  encoding: string | undefined,
  limit: number,
  said = lastLength(bytes),
): Promise<ReadBody> {
  if (encoding === undefined || encoding === 'identity') return parsedInRoom(request, bytes)
  if (encoding !== 'gzip') throw badRequest(`The body's encoding is ${encoding}; this server reads gzip or plain JSON.`)
  const most = said > 0 && said < limit ? said : limit
  return (
    (await unpackedInRoom(request, bytes, most)) ??
    // A gzip may have several members and states the length of the last one only.
    (most < limit ? await unpackedInRoom(request, bytes, limit) : null) ??
    refuse(tooLarge(limit))
  )
}

/** Parses a body as `readBody` does where its text is not large. A large one, whatever its sender states, is returned unread for a thread. */
export async function readUnlessLarge(
  request: FastifyRequest,
  bytes: Buffer,
  encoding: string | undefined,
  limit: number,
  said = lastLength(bytes),
): Promise<ReadBody | LargeBody> {
  const isGzip = encoding === 'gzip'
  if (!isGzip && encoding !== undefined && encoding !== 'identity') return readBody(request, bytes, encoding, limit)
  if (bytes.length >= LARGE_TEXT_BYTES || (isGzip && said >= LARGE_TEXT_BYTES)) return new LargeBody(bytes, encoding, limit)
  if (!isGzip) return parsedInRoom(request, bytes)
  return (await unpackedInRoom(request, bytes, LARGE_TEXT_BYTES)) ?? new LargeBody(bytes, encoding, limit)
}

/** Unpacks and parses a body; returns null where it exceeds `most`. */
async function unpackedInRoom(request: FastifyRequest, bytes: Buffer, most: number): Promise<ReadBody | null> {
  const isSmall = most <= SMALL_TEXT_BYTES
  const giveBack = most < NO_ROOM_BELOW_BYTES ? null : await (isSmall ? smallUnpackingRoom : unpackingRoom).take(most)
  try {
    const text = await unpacked(bytes, most)
    return text && (await parsedInRoom(request, text, isSmall ? giveBack : null))
  } finally {
    giveBack?.()
  }
}

async function unpacked(bytes: Buffer, most: number): Promise<Buffer | null> {
  try {
    // Few chunks, because each takes a pass through another thread.
    return await unpack(bytes, { maxOutputLength: Math.max(most, 1), chunkSize: Math.min(Math.max(most, SMALLEST_PIECE), MB) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null
    throw noGzip()
  }
}

// Returns the length in the last four bytes of a gzip.
const lastLength = (bytes: Buffer): number => (bytes.length < 18 ? BODY_LIMIT_BYTES : bytes.readUInt32LE(bytes.length - 4))

/**
 * Parses a text once the quota for parsing allows. `leaveSmall` releases the quota for unpacking small texts before a wait among the large
 * ones, so that usual bodies need not wait for them.
 */
async function parsedInRoom(request: FastifyRequest, bytes: Buffer, leaveSmall: (() => void) | null = null): Promise<ReadBody> {
  if (bytes.length > TINY_BYTES) {
    const weight = weigh(bytes)
    // No more of them wait there than the queue of the large ones holds, with a small text each.
    if (isLarge(weight)) leaveSmall?.()
    holdRoom(request, await parsingRoom.take(weight))
  }
  return readJson(bytes)
}

/** Holds the quota until the call is answered, drops its body, or its connection closes: a call queued behind another ends only then. */
function holdRoom(request: FastifyRequest, giveBack: () => void): void {
  const { socket } = request.raw
  // A closed socket emits no further close event to release the quota.
  if (socket.destroyed) {
    giveBack()
    throw busy()
  }
  const forget = whenClosed(socket, giveBack)
  request.giveRoomBack = () => {
    forget()
    giveBack()
  }
}

const refuse = (refusal: Refusal): never => {
  throw refusal
}
