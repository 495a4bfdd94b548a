import type { FastifyInstance } from 'fastify'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { newId } from '../../src/model/change/ids'
import { Refusal } from '../refusal'

const OF_HEADERS = { status: 431, message: 'The headers of the call are larger than this server takes.' }
const OF_TIME = { status: 408, message: 'The call did not come in time.' }
const OF_REST = { status: 400, message: 'This is no call in HTTP that this server can read.' }

/** Answers requests that fail before they become a call, with too large headers or invalid HTTP, with an envelope like every call. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } =
    error.code === 'HPE_HEADER_OVERFLOW' ? OF_HEADERS : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? OF_TIME : OF_REST
  const envelope = envelopeOf(message)
  const body = JSON.stringify(envelope)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Trace-Id: ${envelope.traceId}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/**
 * Refuses with an envelope the requests that Node itself would answer without a body: a call without a host, and one with an unknown
 * expectation.
 */
export function addClientErrors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isLost = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isLost ? new Refusal(CODE.badRequest, 'The call names no host: send the Host header.', null, 400) : undefined)
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const envelope = envelopeOf('The call expects what this server does not offer: leave the Expect header out.')
    const body = JSON.stringify(envelope)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    response.writeHead(417, { ...headers, 'x-trace-id': envelope.traceId, connection: 'close' }).end(body)
  })
}

const envelopeOf = (message: string): Envelope<null> => ({
  ...{ code: CODE.badRequest, data: null, message, errorMsg: message },
  ...{ success: false, traceId: newId() },
})
