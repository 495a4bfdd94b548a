import type { FastifyInstance, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { CODE } from '../../src/contract/envelope'
import { badRequest, Refusal } from '../refusal'
import { NUL, NUL_REFUSED } from './validation'

export const BODY_LIMIT_BYTES = 64 * 1024 * 1024

const unpack = promisify(gunzip)

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of a JSON body as it came, where parsing it dropped nothing. */
    sentText: Buffer | null
  }
}

/** Reads JSON bodies, gzip ones too where the Content-Encoding header says so; the size limit holds for what comes out. */
export function addBodies(app: FastifyInstance): void {
  app.decorateRequest('sentText', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const limit = request.routeOptions.bodyLimit
    const sent = await unpacked(bytes, request.headers['content-encoding'], limit)
    const text = sent.toString('utf8')
    const unsafe = isUnsafe(text)
    if (!unsafe) request.sentText = sent
    return text.trim() === '' ? undefined : parsedBody(text, unsafe)
  })
}

/** A body that came in an encoding; refuses what unpacks to more than the limit. */
export async function unpacked(bytes: Buffer, encoding: string | undefined, limit: number): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return bytes
  if (encoding !== 'gzip') throw badRequest(`The body's encoding is ${encoding}; this server reads gzip or plain JSON.`)
  try {
    return await unpack(bytes, { maxOutputLength: limit })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit)
    throw badRequest('The body is marked gzip but is no gzip.')
  }
}

const tooLarge = (limit: number): Refusal =>
  new Refusal(CODE.bodyTooLarge, `The unpacked body is larger than the ${Math.floor(limit / 1024 / 1024)} MB this call takes.`, null, 413)

// Keys that reach an object's prototype are dropped, never an error: a saved file may hold them.
function ignoreUnsafe(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes(NUL)) throw badRequest(`body ${key}: ${NUL_REFUSED}`)
  return key === '__proto__' || key === 'constructor' ? undefined : value
}
// Letters of a key may be written as \u00xx. Three plain searches take a tenth of the time of one pattern.
const UNSAFE = ['"__proto__"', '"constructor"', '\\u00']
const isUnsafe = (text: string): boolean => UNSAFE.some((part) => text.includes(part))

/** JSON of a body, without keys that reach an object's prototype; refuses text that cannot be stored. */
export function parsedBody(text: string, unsafe = isUnsafe(text)): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    return unsafe ? JSON.parse(json, ignoreUnsafe) : JSON.parse(json)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw badRequest(`The body is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
