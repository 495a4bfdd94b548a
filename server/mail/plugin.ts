import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { mailServerOf, type Config } from '../config'
import { addPurge } from '../purge/purge'
import { addMailer, type Mailer } from './mailer'
import { mailRepository } from './repository'
import { addMailRoutes } from './routes'

const HOUR_MS = 3_600_000

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer
  }
}

/** Plugin of mail: letters, the outbox, and the connection to a mail server. */
export const mail = fastifyPlugin(
  (app: FastifyInstance, { config }: { config: Config }, done) => {
    const { tables } = app.database
    const mailer = addMailer(app, mailRepository(tables), mailServerOf(config))
    app.decorate('mailer', mailer)
    addMailRoutes(app, mailer)
    addPurge(app, tables, 'old mail', HOUR_MS, () => mailer.forget())
    done()
  },
  { name: 'mail', dependencies: ['access', 'audit'] },
)
