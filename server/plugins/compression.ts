import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const SMALL_BYTES = 1_024
const pack = promisify(gzip)

/** Sends JSON answers gzipped to callers that take it; files carry their own encoding and streams pass as they are. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (payload.length < SMALL_BYTES || reply.hasHeader('content-encoding')) return payload
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    void reply.header('vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return pack(payload, { level: 4 })
  })
}
