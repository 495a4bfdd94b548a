import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/**
 * The pool as Kysely uses it. A connection that has not answered in time is given up: its answer may still come, to whoever asks next, and a
 * `begin` that nobody waited for would put him into a transaction that nobody ends.
 */
export const givingUp = (pool: Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect()
    let late: Error | undefined
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (isLate(error)) late = error
        throw error
      }
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release(late) }
  },
  end: () => pool.end(),
})

const isLate = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout'
