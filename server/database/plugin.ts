import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { addJob } from '../jobs'
import { createDatabaseState, type DatabaseState } from './database-state'
import type { Database } from './open-database'

const UPKEEP_EVERY_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    doesDatabaseAnswer: DatabaseState
  }
}

/** Plugin of the opened database: hands it to the other plugins, watches whether it answers, and maintains it. */
export const databaseRoom = fastifyPlugin(
  (app: FastifyInstance, { database }: { database: Database }, done) => {
    app.decorate('database', database)
    app.decorate(
      'doesDatabaseAnswer',
      createDatabaseState(database.tables, (does) => app.log.warn(does ? 'the database answers again' : 'the database is away')),
    )
    if (database.upkeep) addJob(app, 'upkeep', UPKEEP_EVERY_MS, database.upkeep)
    done()
  },
  { name: 'database' },
)
