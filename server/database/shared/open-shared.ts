import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '../migrate'
import type { Database } from '../open-database'
import type { Tables } from '../tables'
import { givingUp } from './patient-pool'
import { openSharedNotices } from './shared-notices'

const CONNECTIONS = 10
const PATIENCE_MS = 10_000
/** A server that has stopped without a word is away as much as one that refuses. `query_timeout` in the address says otherwise. */
const ANSWER_MS = 30_000
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** Any number, as long as nobody else on the same database locks the same one. */
const SETUP_LOCK = 7_268_319_054

/**
 * Opens a PostgreSQL database that any number of processes share. They bring its tables up to date one after the other, under a lock of the
 * database. Throws where it cannot be reached, without the password of the address.
 */
export async function openShared(url: string): Promise<Database> {
  const usual = { connectionTimeoutMillis: PATIENCE_MS, ...KEEP_ALIVE, application_name: 'branchline' }
  const pool = new Pool({ query_timeout: ANSWER_MS, ...usual, connectionString: url, max: CONNECTIONS })
  // Waiting for another process to bring the tables up to date, or doing it, may take long.
  const setupPool = new Pool({ ...usual, connectionString: withoutTimeout(url), max: 2 })
  // A connection that breaks while nobody uses it is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  setupPool.on('error', () => undefined)
  const tables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: givingUp(pool) }) })
  const setupTables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: setupPool }) })
  const alone = underLock(setupPool)
  const end = async (): Promise<void> => {
    await tables.destroy()
    await setupTables.destroy()
  }
  try {
    await alone(() => migrate(setupTables))
    const notices = await openSharedNotices(url, (topic, text) =>
      pool.query('select pg_notify($1, $2)', [topic, text]).then(() => undefined),
    )
    const close = async (): Promise<void> => {
      await notices.close()
      await end()
    }
    return { tables, notices, isShared: true, written: null, alone, upkeep: null, lost: null, close }
  } catch (error) {
    await end()
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
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

// Refused on both addresses of a name, the driver's error has no message of its own, only a list of them.
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
