import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import { callerOf } from '../access/access'
import type { FrontEndVersion } from './front-end-version'

/** Registers the version file, the call that announces a new front end, and the version in every envelope. */
export function addVersionRoutes(app: FastifyInstance, frontEnd: FrontEndVersion): void {
  handle(app, CALLS.operation.version, (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ timestamp: frontEnd.timestamp(), version })
  })

  handle(app, CALLS.operation.makeFrontEndVersion, async (request) => {
    const timestamp = await frontEnd.announce(callerOf(request).id, (at, within) => audit(request, 'front end announced', at, {}, within))
    return { timestamp, version }
  })

  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    done(null, isEnvelope(payload) ? { ...payload, frontEndVersion: frontEnd.timestamp() } : payload)
  })
}

const isEnvelope = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'traceId' in payload
