import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { InputError } from '../../src/contract/input-error'
import { isDiskFull, isOutage } from '../database/outage'
import { Refusal } from '../refusal'
import { isUpgrade, upgradeStatus } from './upgrade'
import { jsonPathOf } from './pointed'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the call's refusal; null where there is none, or none yet. */
    refusedWith: number | null
  }
}

/** Refusals that are logged even at a low log level. Forbidden and too frequent calls have a rationed line in the audit log. */
const WORTH_A_WARNING: readonly number[] = [CODE.busy, CODE.bodyTooLarge]

/**
 * Turns every error into an envelope with its trace id. A refusal of a call is answered with HTTP 200 and a code, as the specification
 * demands; a refusal of HTTP itself (size, type, rate, unknown address) keeps its status. Internal details of a failure never leave the
 * server.
 */
export function addErrors(app: FastifyInstance): void {
  app.decorateRequest('refusedWith', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, 404, CODE.notFound, `There is nothing at ${request.method} ${pathOf(request)}.`, null),
  )
}

/** Answers an error of a call, or one before a route was found for an address. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, data } = outcomeOf(error)
  if (code === CODE.serverError || code === CODE.databaseDown || code === CODE.diskFull)
    request.log.error({ traceId: request.id, route: request.routeOptions.url, ...placeOf(error) }, 'failed')
  return send(request, reply, status, code, message, data)
}

/** Logs one line for a refused call, without any of its content, which may be secret. */
function logRefusal(request: FastifyRequest, status: number, code: number): void {
  if (code === CODE.serverError || code === CODE.databaseDown || code === CODE.diskFull) return
  const { id: traceId, method, ip, account, routeOptions } = request
  const line = { traceId, method, route: routeOptions.url ?? null, status, code, ip, accountId: account?.id ?? null }
  // A closing server refuses the last calls, which needs no warning.
  const isWarning = WORTH_A_WARNING.includes(code) && !request.server.closing.isClosing
  request.log[isWarning ? 'warn' : 'info'](line, 'refused')
}

interface Outcome {
  status: number
  code: number
  message: string
  data: unknown
}

function outcomeOf(error: FastifyError): Outcome {
  if (error instanceof Refusal) return { status: error.status, code: error.code, message: error.message, data: error.data }
  if (error instanceof InputError)
    return bad(200, `${error.path}: expected ${error.expected}`, { path: error.path, expected: error.expected })
  if (error.validation) return bad(200, describe(error), { path: pathIn(error) })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { status: 413, code: CODE.bodyTooLarge, message: 'The body is larger than this call takes.', data: null }
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return bad(error.statusCode, error.message, null)
  if (isOutage(error)) {
    return { status: 503, code: CODE.databaseDown, message: 'The database does not answer. Try again in a moment.', data: null }
  }
  if (isDiskFull(error)) {
    const message = 'The disk of the server is full, and nothing was stored. Tell the administrator to free space on it, then try again.'
    return { status: 507, code: CODE.diskFull, message, data: null }
  }
  return {
    status: 500,
    code: CODE.serverError,
    message: 'The server could not finish this. Try again; if it stays, tell support the trace id.',
    data: null,
  }
}

const bad = (status: number, message: string, data: unknown): Outcome => ({ status, code: CODE.badRequest, message, data })

const pathIn = (error: FastifyError): string => jsonPathOf(error.validation?.[0])

const describe = (error: FastifyError): string =>
  `${error.validationContext ?? 'body'} ${pathIn(error)}: ${error.validation?.[0]?.message ?? 'not as expected'}`

function placeOf(error: Error & { code?: string }): { reason: string; kind: string; sqlState?: string | undefined; at: string } {
  const at = error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? ''
  return { reason: error.message, kind: error.name, sqlState: error.code, at: at.trim().replace(/^at /, '') }
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

function send(request: FastifyRequest, reply: FastifyReply, status: number, code: number, message: string, data: unknown): FastifyReply {
  request.refusedWith = code
  logRefusal(request, status, code)
  const shown = status === 200 && isUpgrade(request) ? upgradeStatus(code) : status
  const envelope: Envelope<unknown> = { code, data, message, errorMsg: message, success: false, traceId: request.id }
  // Node reads no second request from a connection that has asked for an upgrade.
  if (isUpgrade(request)) void reply.header('connection', 'close')
  return reply
    .status(shown)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelope)
}
