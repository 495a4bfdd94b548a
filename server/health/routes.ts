import { CODE } from '../../src/contract/envelope'
import { HEALTH_PATH, HealthSchema, type Health } from '../../src/contract/health'
import { answer, answersWith } from '../answer'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import type { DatabaseState } from '../database/database-state'

const tags = ['operation']

/** `/health` answers as long as the process does, `/ready` only while it can serve calls: for whatever watches the server or leads calls to it. */
export function addHealthRoutes(app: TypedApp, doesDatabaseAnswer: DatabaseState): void {
  const state = async (): Promise<Health> => ({
    database: (await doesDatabaseAnswer()) ? 'up' : 'down',
    isClosing: app.closing.isClosing,
  })

  app.get(
    HEALTH_PATH.health,
    {
      config: { access: 'open', whileClosing: true },
      schema: { tags, summary: 'Whether the process lives, and the state of its database', response: answersWith(HealthSchema) },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return answer(request, await state())
    },
  )

  app.get(
    HEALTH_PATH.ready,
    {
      config: { access: 'open', whileClosing: true },
      schema: {
        tags,
        summary: 'Whether calls can be served; HTTP 503 where the database is away or the server closes',
        response: answersWith(HealthSchema),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const data = await state()
      if (data.isClosing) throw new Refusal(CODE.busy, 'The server is closing.', data, 503)
      if (data.database === 'down') throw new Refusal(CODE.databaseDown, 'The database does not answer.', data, 503)
      return answer(request, data)
    },
  )
}
