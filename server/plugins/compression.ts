import type { FastifyInstance, FastifyReply } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'

const SMALL_BYTES = 1_024
const LEVEL = 4
const pack = promisify(gzip)

/** Sends JSON answers gzipped to callers that take it, those that come piece by piece too; files carry their own length or encoding and pass as they are. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPackable(reply, payload)) return payload
    void reply.header('vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // What fails ends the answer, of which the beginning may be out already.
    return payload instanceof Readable ? pipeline(payload, createGzip({ level: LEVEL }), () => undefined) : pack(payload, { level: LEVEL })
  })
}

function isPackable(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.hasHeader('content-encoding') || !String(reply.getHeader('content-type')).startsWith('application/json')) return false
  if (payload instanceof Readable) return !reply.hasHeader('content-length')
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= SMALL_BYTES
}
