import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import { WATCH_PATH } from '../../src/contract/account/session-watch'
import { hashOf } from '../access/sessions'
import { callerOf } from '../access/access'
import { forbidden, Refusal } from '../refusal'
import { checkOrigin, socketTokenOf } from '../plugins/upgrade'
import type { Watchers } from './watchers'

/** A page opens two sockets; no user works in more than thirty tabs. */
const MOST_OF_AN_ACCOUNT = 64
const MOST_MESSAGE_BYTES = 1_024
const NOT_EXPECTED = 1_008
const PATIENCE_MS = 1_000
const REFUSED_MS = 10_000
const PATHS: readonly string[] = Object.values(WATCH_PATH)

/** Registers the two sockets of the session watch, section 4 of the platform specification. They only send to the browser. */
export async function addWatchSockets(app: FastifyInstance, watchers: Watchers): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE_BYTES, clientTracking: true },
    errorHandler: (_error, socket) => socket.terminate(),
  })
  endWithServer(app)
  // Without this hook every other address would accept the socket first and close it afterwards.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.ws && !PATHS.includes(request.routeOptions.url ?? '') ? noSocket() : undefined)
  })

  const params = Type.Object({ userId: Type.String({ maxLength: 64 }), language: Type.Optional(Type.String({ maxLength: 20 })) })
  const open = (kind: 'logout' | 'window') => (socket: WebSocket, request: FastifyRequest<{ Params: { language?: string } }>) => {
    socket.on('message', () => socket.close(NOT_EXPECTED))
    const { id: accountId } = callerOf(request)
    watchers.watch(socket, { kind, accountId, tokenHash: hashOf(socketTokenOf(request)), language: request.params.language ?? 'en' })
  }
  for (const kind of ['logout', 'window'] as const) {
    app.get<{ Params: { userId: string; language?: string } }>(
      WATCH_PATH[kind],
      {
        websocket: true,
        config: { access: 'signedIn' },
        // A socket is no call: the interface page lists none of them.
        schema: { params, hide: true },
        preHandler: (request, _reply, done) => {
          if (!request.ws) throw new Refusal(CODE.notFound, 'This address is a socket.', null, 404)
          checkOrigin(request)
          if (request.params.userId !== callerOf(request).id) throw forbidden()
          if (watchers.countOf(request.params.userId) >= MOST_OF_AN_ACCOUNT) throw tooMany()
          done()
        },
      },
      open(kind),
    )
  }
}

const noSocket = (): Refusal => new Refusal(CODE.notFound, 'There is no socket at this address.', null, 404)
const tooMany = (): Refusal => new Refusal(CODE.tooManyRequests, 'This account has too many sockets open.')

// Ends sockets with the server, because Node's server no longer knows a connection that has asked for an upgrade, so that neither its
// time-outs nor its close reach it: a refused one is dropped after a moment, and all are dropped soon after they were asked to close.
function endWithServer(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  app.server.on('upgrade', (_request, connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
    // The socket itself removes this time-out once it is open.
    connection.setTimeout(REFUSED_MS, () => connection.destroy())
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const connection of connections) connection.destroy()
    }, PATIENCE_MS).unref()
    done()
  })
}
