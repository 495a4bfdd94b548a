import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/**
 * Wraps the pool for Kysely and discards a connection that has not answered in time: its late answer could reach the next user of the
 * connection, and an abandoned `begin` would put that user into a transaction that never ends.
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
