import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import { addJob } from '../jobs'
import { clockRepository } from './clock-repository'
import { createSteadyClock, type SteadyClock } from './steady-clock'

/** As `addJob`, for work that deletes for good what is too old: it is left out while the clock cannot be trusted. */
export function addPurge(
  app: FastifyInstance,
  tables: Kysely<Tables>,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  clock: SteadyClock = createSteadyClock(clockRepository(tables), (sentence) => app.log.warn({ job: name }, sentence)),
): void {
  addJob(app, name, everyMs, async () => {
    if (await clock.isSteady()) await work()
  })
}
