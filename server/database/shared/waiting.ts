import { DatabaseLost, isOutage } from '../outage'

const RETRY_MS = [250, 500, 1_000, 2_000]

/**
 * Repeats work that needs a database, for some time, while the database is unavailable. `say` receives sentences about the first failure and
 * the end of the wait. Throws the last failure, and at once any error that is no outage (a wrong password, a missing database) or the end of
 * the embedded database.
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

/**
 * Returns the message of an error. Where both addresses of a name refuse, the driver's error has no message of its own, only a list of
 * them.
 */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
