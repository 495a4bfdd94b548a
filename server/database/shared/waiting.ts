import { DatabaseLost, isOutage } from '../outage'

const RETRY_MS = [250, 500, 1_000, 2_000]

/**
 * Does what needs a database that may not be there yet, again and again while the database is away, for some time. `say` is told of the first
 * failure and of the end of the wait. Throws the last failure, and at once what is no outage (a wrong password, a database that is not there)
 * or the end of the embedded database.
 */
export async function waitedFor<T>(work: () => Promise<T>, waitMs: number, say: (sentence: string) => void): Promise<T> {
  const end = performance.now() + waitMs
  for (let attempt = 0; ; attempt += 1) {
    try {
      const done = await work()
      if (attempt > 0) say('PostgreSQL answers.')
      return done
    } catch (error) {
      const pause = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 0
      if (!isOutage(error) || error instanceof DatabaseLost || performance.now() + pause > end) throw error
      if (attempt === 0)
        say(`PostgreSQL does not answer (${reasonOf(error)}). The start waits for it up to ${Math.round(waitMs / 1_000)} seconds.`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** The words of an error. Where both addresses of a name refuse, the driver's error has no message of its own, only a list of them. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
