import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import type { Health } from '../../src/contract/health'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { Refusal } from '../refusal'
import type { DatabaseState } from '../database/database-state'

/**
 * Registers `/health`, which answers as long as the process runs, and `/ready`, which succeeds only while it can serve calls: for monitors
 * and load balancers.
 */
export function addHealthRoutes(app: FastifyInstance, doesDatabaseAnswer: DatabaseState): void {
  const state = async (): Promise<Health> => ({
    database: (await doesDatabaseAnswer()) ? 'up' : 'down',
    isClosing: app.closing.isClosing,
  })

  handle(app, CALLS.operation.health, (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return state()
  })

  handle(app, CALLS.operation.ready, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    const data = await state()
    if (data.isClosing) throw new Refusal(CODE.busy, 'The server is closing.', data, 503)
    if (data.database === 'down') throw new Refusal(CODE.databaseDown, 'The database does not answer.', data, 503)
    return data
  })
}
