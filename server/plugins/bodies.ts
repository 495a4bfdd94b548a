import type { FastifyInstance, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { HEADER } from '../../src/contract/account'
import { CODE } from '../../src/contract/envelope'
import { badRequest, Refusal } from '../refusal'
import { busy, createBodyRoom, createRoom, isLarge, MOST_SMALL_WAITING, SMALL_TEXT_BYTES, weigh } from './body-room'
import { whenClosed } from './closed-sockets'
import { NUL, NUL_REFUSED } from './validation'

const MB = 1024 * 1024
export const BODY_LIMIT_BYTES = 64 * MB

/** Below this nothing a body becomes is worth counting. */
const TINY_BYTES = 64 * 1024
const NO_ROOM_BELOW_BYTES = MB

const SMALLEST_PIECE = 16 * 1024

const unpack = promisify(gunzip)

const unpackingRoom = createRoom(4 * BODY_LIMIT_BYTES)
const smallUnpackingRoom = createRoom(8 * SMALL_TEXT_BYTES, MOST_SMALL_WAITING)
const parsingRoom = createBodyRoom()

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of a JSON body as it came, where parsing it dropped nothing. */
    sentText: Buffer | null
    /** Gives back the room its body takes; null where it takes none worth counting. */
    giveRoomBack: (() => void) | null
  }
}

/** Reads JSON bodies, gzip ones too where the Content-Encoding header says so; the size limit holds for what comes out. */
export function addBodies(app: FastifyInstance): void {
  app.decorateRequest('sentText', null)
  app.decorateRequest('giveRoomBack', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const { headers, routeOptions } = request
    const said = Math.trunc(Number(headers[HEADER.unpackedLength.toLowerCase()])) || undefined
    const { text, value, isUnsafe } = await readBody(request, bytes, headers['content-encoding'], routeOptions.bodyLimit, said)
    if (!isUnsafe) request.sentText = text
    return value
  })
  app.addHook('onResponse', (request, _reply, done) => {
    request.giveRoomBack?.()
    done()
  })
}

/** Lets go of the body of a call that has what it needs of it: others may wait for the room it takes. */
export function dropBody(request: FastifyRequest): void {
  request.body = undefined
  request.sentText = null
  request.giveRoomBack?.()
  request.giveRoomBack = null
}

/**
 * What the JSON of a body says, in the room there is for bodies; the request holds on to it until it is answered or drops its body. `said` is
 * the length that whoever sends gzip says it has unpacked: room is taken for that much, and for the most there may be where it is more. Refuses
 * what is no JSON, what is too large, and whatever would have to wait too long.
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
    // Some gzip is several in a row and tells the length of the last one only.
    (most < limit ? await unpackedInRoom(request, bytes, limit) : null) ??
    refuse(tooLarge(limit))
  )
}

/**
 * What the JSON of a gzip says that this server has packed itself, in the room there is for bodies: the one the request came with is dropped.
 * Refuses whoever would have to wait too long.
 */
export async function readPacked(request: FastifyRequest, bytes: Uint8Array): Promise<unknown> {
  dropBody(request)
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const read = await unpackedInRoom(request, packed, packed.readUInt32LE(packed.length - 4))
    if (read) return read.value
  } catch (error) {
    if (error instanceof Refusal && error.code === CODE.busy) throw error
  }
  throw new Error('What is stored cannot be unpacked.')
}

interface ReadBody {
  text: Buffer
  value: unknown
  /** Whether parsing may have dropped something. */
  isUnsafe: boolean
}

/** Null where more comes out than it may. */
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
    // In few pieces: each is a way through another thread.
    return await unpack(bytes, { maxOutputLength: Math.max(most, 1), chunkSize: Math.min(Math.max(most, SMALLEST_PIECE), MB) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null
    throw badRequest('The body is marked gzip but is no gzip.')
  }
}

// The last four bytes of a gzip.
const lastLength = (bytes: Buffer): number => (bytes.length < 18 ? BODY_LIMIT_BYTES : bytes.readUInt32LE(bytes.length - 4))

/** Whoever has room to unpack small texts holds it until there is room to parse, but not behind the large: usual ones would wait with him. */
async function parsedInRoom(request: FastifyRequest, bytes: Buffer, leaveSmall: (() => void) | null = null): Promise<ReadBody> {
  if (bytes.length > TINY_BYTES) {
    const weight = weigh(bytes)
    // No more wait there than the queue of the large takes, with a small text each.
    if (isLarge(weight)) leaveSmall?.()
    holdRoom(request, await parsingRoom.take(weight))
  }
  const text = bytes.toString('utf8')
  const unsafe = isUnsafe(text)
  return { text: bytes, value: text.trim() === '' ? undefined : parsed(text, unsafe), isUnsafe: unsafe }
}

/** Until the call is answered, drops its body, or its connection closes: what is asked behind another call on it never ends by itself then. */
function holdRoom(request: FastifyRequest, giveBack: () => void): void {
  const { socket } = request.raw
  // Whoever has gone meanwhile gives nothing back later.
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

const tooLarge = (limit: number): Refusal =>
  new Refusal(CODE.bodyTooLarge, `The unpacked body is larger than the ${Math.floor(limit / MB)} MB this call takes.`, null, 413)

const refuse = (refusal: Refusal): never => {
  throw refusal
}

// Keys that reach an object's prototype are dropped, never an error: a saved file may hold them.
function ignoreUnsafe(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes(NUL)) throw badRequest(`body ${key}: ${NUL_REFUSED}`)
  return key === '__proto__' || key === 'constructor' ? undefined : value
}
// Letters of a key may be written as \u00xx. Three plain searches take a tenth of the time of one pattern.
const UNSAFE = ['"__proto__"', '"constructor"', '\\u00']
const isUnsafe = (text: string): boolean => UNSAFE.some((part) => text.includes(part))

/** Without keys that reach an object's prototype; refuses text that cannot be stored. */
function parsed(text: string, unsafe: boolean): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    return unsafe ? JSON.parse(json, ignoreUnsafe) : JSON.parse(json)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw badRequest(`The body is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
