import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'

/**
 * Ends connections whose client has read nothing of an answer for a while. Neither the work on a call nor idle time between two calls
 * counts.
 */
export function addSlowReaders(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { raw } = reply
    const watch = (socket: unknown): void => {
      if (socket instanceof Socket) socket.setTimeout(patienceMs)
    }
    // An answer behind another on one connection has no socket yet.
    if (raw.socket) watch(raw.socket)
    else raw.once('socket', watch)
    done()
  })
}
