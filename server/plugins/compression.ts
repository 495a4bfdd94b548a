import type { FastifyInstance, FastifyReply } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'

const SMALL_BYTES = 1_024
const LEVEL = 4
const pack = promisify(gzip)

/** Gzips JSON answers for callers that accept it, streamed ones too; files carry their own length or encoding and pass unchanged. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPackable(reply, payload)) return payload
    void reply.header('vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // A failure ends the answer, whose beginning may have been sent already.
    return payload instanceof Readable ? pipeline(payload, createGzip({ level: LEVEL }), () => undefined) : pack(payload, { level: LEVEL })
  })
}

function isPackable(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.hasHeader('content-encoding') || !String(reply.getHeader('content-type')).startsWith('application/json')) return false
  if (payload instanceof Readable) return !reply.hasHeader('content-length')
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= SMALL_BYTES
}
