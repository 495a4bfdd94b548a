import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'

/**
 * Ends connections whose other side has taken nothing of an answer for a while. How long a call is worked on is not counted, nor how long a
 * connection idles between two calls.
 */
export function addSlowReaders(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { raw } = reply
    const watch = (socket: unknown): void => {
      if (socket instanceof Socket) socket.setTimeout(patienceMs)
    }
    // An answer behind another on one connection has none yet.
    if (raw.socket) watch(raw.socket)
    else raw.once('socket', watch)
    done()
  })
}
