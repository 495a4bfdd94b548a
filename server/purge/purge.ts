import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database'
import { addJob } from '../jobs'
import { clockRepository } from './clock-repository'
import { createSteadyClock } from './steady-clock'

/** Adds a job like `addJob` that deletes old rows for good: it is skipped while the clock cannot be trusted. */
export function addPurge(
  app: FastifyInstance,
  tables: Database['tables'],
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): void {
  const clock = createSteadyClock(clockRepository(tables), (sentence) => app.log.warn({ job: name }, sentence))
  addJob(app, name, everyMs, async () => {
    if (await clock.isSteady()) await work()
  })
}
