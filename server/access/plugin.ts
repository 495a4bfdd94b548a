import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config'
import { addAccess } from './access'
import { knownSessions } from './known-sessions'
import { createSessionNotices, type SessionNotices } from './session-notices'
import { sessionRepository } from './session-repository'
import { createSessions, type Sessions } from './sessions'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
    sessionNotices: SessionNotices
  }
}

/** Plugin of accounts and their sessions: checks token and permission of every call. A route without access is closed to everybody. */
export const access = fastifyPlugin(
  (app: FastifyInstance, { config }: { config: Config }, done) => {
    const { tables, notices, written } = app.database
    const stored = sessionRepository(tables)
    const sessionNotices = createSessionNotices(notices, (error) => app.log.warn({ err: error }, 'the database could not be asked'))
    const sessions = createSessions(
      stored,
      knownSessions(stored, written && (() => written('session', 'account', 'factor_rule'))),
      { hours: config.BRANCHLINE_SESSION_HOURS, mostHours: config.BRANCHLINE_SESSION_MOST_HOURS },
      sessionNotices,
    )
    app.decorate('sessionNotices', sessionNotices)
    app.decorate('sessions', sessions)
    addAccess(app, sessions)
    done()
  },
  { name: 'access', dependencies: ['http', 'database'] },
)
