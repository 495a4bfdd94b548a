import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '../migrate'
import type { Database } from '../database'
import { isOutage } from '../outage'
import type { Tables } from '../tables'
import { openSharedNotices } from './shared-notices'
import { reasonOf, waitedFor } from './waiting'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/**
 * Wraps the pool for Kysely and discards a connection that has not answered in time: its late answer could reach the next user of the
 * connection, and an abandoned `begin` would put that user into a transaction that never ends.
 */
const givingUp = (pool: Pool): PostgresPool => ({
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

const CONNECTIONS = 10
const PATIENCE_MS = 10_000
/** A server without an answer for this time counts as unavailable, like one that refuses. `query_timeout` in the address overrides it. */
const ANSWER_MS = 30_000
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** Key of the advisory lock; any number that nothing else on the same database locks. */
export const SETUP_LOCK = 7_268_319_054

export interface StartWait {
  /** How long a start waits for an unavailable database. */
  waitMs: number
  /** Receives the sentences about the start and the end of a wait. */
  say: (sentence: string) => void
}

/**
 * Opens a PostgreSQL database that any number of processes share. They bring its tables up to date one after the other, under an advisory
 * lock. Waits for an unavailable one; throws where it stays unavailable or cannot be used, without the password of the address.
 */
export async function openShared(url: string, { waitMs, say }: StartWait): Promise<Database> {
  const usual = { connectionTimeoutMillis: PATIENCE_MS, ...KEEP_ALIVE, application_name: 'branchline' }
  const pool = new Pool({ query_timeout: ANSWER_MS, ...usual, connectionString: url, max: CONNECTIONS })
  // Bringing the tables up to date, or waiting for another process to do it, may take long.
  const setupPool = new Pool({ ...usual, connectionString: withoutTimeout(url), max: 2 })
  outlive(pool)
  outlive(setupPool)
  const tables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: givingUp(pool) }) })
  const setupTables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: setupPool }) })
  const alone = underLock(setupPool)
  const end = async (): Promise<void> => {
    await tables.destroy()
    await setupTables.destroy()
  }
  try {
    const notices = await waitedFor(
      async () => {
        await alone(() => migrate(setupTables))
        return openSharedNotices(url, (topic, text) => pool.query('select pg_notify($1, $2)', [topic, text]).then(() => undefined))
      },
      waitMs,
      say,
    )
    const close = async (): Promise<void> => {
      await notices.close()
      await end()
    }
    return { tables, notices, isShared: true, written: null, alone, upkeep: null, lost: null, close }
  } catch (error) {
    await end()
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}. ${adviceFor(error)}`, { cause: error })
  }
}

/**
 * Keeps the process alive when a connection of a pool breaks. The pool itself listens only to idle connections; one in use fails its query,
 * which suffices, but without a listener of its own it would end the process.
 */
function outlive(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

const withoutTimeout = (url: string): string => {
  if (!url.includes('query_timeout')) return url
  const address = new URL(url)
  address.searchParams.delete('query_timeout')
  return address.href
}

const underLock =
  (pool: Pool): Database['alone'] =>
  async (work) => {
    const connection = await pool.connect()
    let broken: Error | undefined
    try {
      await connection.query('select pg_advisory_lock($1)', [SETUP_LOCK])
      return await work()
    } finally {
      await connection
        .query('select pg_advisory_unlock($1)', [SETUP_LOCK])
        .catch((error: unknown) => (broken = error instanceof Error ? error : new Error(String(error))))
      connection.release(broken)
    }
  }

const adviceFor = (error: unknown): string =>
  isOutage(error)
    ? 'Start PostgreSQL, or correct the host and the port of DATABASE_URL; then start the server again.'
    : 'Correct DATABASE_URL, or what the database refuses; then start the server again.'
