import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { Refusal } from '../refusal'

const SWEEP_MS = 50
const PATIENCE_MS = 10_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is answered even while the server closes. */
    whileClosing?: boolean
  }
  interface FastifyInstance {
    /** State of the server's end: while it closes, running calls finish and new ones are refused. */
    closing: { isClosing: boolean }
  }
}

/** Lets running calls finish when the server closes, refuses new ones, and closes their callers' connections with them. */
export function addClosing(app: FastifyInstance): void {
  const closing = { isClosing: false }
  app.decorate('closing', closing)
  app.addHook('onRequest', (request, reply, done) => {
    const isOver = closing.isClosing && !request.routeOptions.config.whileClosing
    if (isOver) void reply.header('connection', 'close')
    done(isOver ? new Refusal(CODE.busy, 'The server is closing. Try again in a moment.', null, 503) : undefined)
  })
  app.addHook('preClose', (done) => {
    closing.isClosing = true
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    const deadline = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    deadline.unref()
    app.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(deadline)
    })
    sweep.unref()
    done()
  })
}
