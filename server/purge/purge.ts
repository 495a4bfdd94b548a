import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database'
import { addJob } from '../jobs'
import { clockRepository } from './clock-repository'
import type { ClockRepository } from './clock-repository'

const DAY_MS = 86_400_000
/** A gap of this length between readings means that the servers were off over a weekend, or that the clock was set. */
const JUMP_MS = 3 * DAY_MS
const BACK_MS = 3_600_000
/** Time after a jump in which an operator can correct the clock before anything is deleted for good. */
const GRACE_MS = 3 * DAY_MS

interface SteadyClock {
  /** Returns whether old rows may be deleted for good. */
  isSteady(): Promise<boolean>
}

/**
 * Creates the check whether the clock can be trusted for final deletions: not for three days after it has jumped in either direction, after
 * a backup has been restored, or after the servers of the database were off for long. `warn` receives a sentence about a jump.
 */
export function createSteadyClock(
  looks: ClockRepository,
  warn: (sentence: string) => void,
  now: () => Date = () => new Date(),
): SteadyClock {
  return {
    async isSteady() {
      const moment = now()
      const { before, steadySince } = await looks.look(moment, JUMP_MS, BACK_MS)
      if (before && steadySince === moment)
        warn(
          `The clock went from ${before.toISOString()} to ${moment.toISOString()} since it was looked at last. Nothing is deleted for good in the ` +
            'next three days. Set the clock right where it is wrong.',
        )
      return moment.getTime() - steadySince.getTime() >= GRACE_MS
    },
  }
}

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
