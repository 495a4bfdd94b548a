import type { ClockRepository } from './clock-repository'

const DAY_MS = 86_400_000
/** A server that nobody looked from for so long was off over a weekend, or its clock was set. */
const JUMP_MS = 3 * DAY_MS
const BACK_MS = 3_600_000
/** For so long after a jump somebody has time to set the clock right before anything is deleted for good. */
const GRACE_MS = 3 * DAY_MS

interface SteadyClock {
  /** Whether what is too old may be deleted for good. */
  isSteady(): Promise<boolean>
}

/**
 * Tells whether the clock can be trusted with what is deleted for good: not for three days after it has jumped, in either direction, after a
 * backup has been restored, or after the servers of the database were off for long. `warn` is told of a jump.
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
