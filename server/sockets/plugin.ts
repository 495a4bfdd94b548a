import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sessionWatchRepository } from './repository'
import { addWatchSockets } from './routes'
import { createWatchers } from './watchers'

/** Plugin of the session-watch sockets: forwards notices about sessions and accounts to open pages. */
export const sockets = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { notices, tables } = app.database
    const watchers = createWatchers(notices, sessionWatchRepository(tables), (error) =>
      app.log.warn({ err: error }, 'the database could not be asked'),
    )
    app.addHook('onClose', (_app, done) => {
      watchers.close()
      done()
    })
    await addWatchSockets(app, watchers)
  },
  { name: 'sockets', dependencies: ['access'] },
)
