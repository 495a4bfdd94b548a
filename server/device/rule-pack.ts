import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { CODE } from '../../src/contract/envelope'
import type { Pack } from '../../src/contract/pack'

/** The whole pack as an answer that is prepared once: it is the same for everyone until the pack changes. */
export interface PackAnswer {
  plain: Buffer
  gzip: Buffer
  etag: string
}

/** Sends the pack, compressed where the caller takes it. */
export function sendPack({ headers }: FastifyRequest, reply: FastifyReply, { plain, gzip }: PackAnswer): FastifyReply {
  void reply.type('application/json; charset=utf-8')
  const isPacked = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
  return isPacked ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain)
}

export function packAnswerOf(pack: Pack): PackAnswer {
  const text = JSON.stringify({ code: CODE.ok, message: 'success', success: true, traceId: 'rulePack', data: pack })
  return {
    plain: Buffer.from(text),
    gzip: gzipSync(text, { level: 9 }),
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  }
}

/** Returns whether the caller already has this version, by its If-None-Match header. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((given) => [etag, `W/${etag}`, '*'].includes(given.trim()))
