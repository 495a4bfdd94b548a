import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '../migrate'
import type { Database } from '../open-database'
import type { Tables } from '../tables'
import { openSharedNotices } from './shared-notices'

const CONNECTIONS = 10
const PATIENCE_MS = 10_000
/** Any number, as long as nobody else on the same database locks the same one. */
const SETUP_LOCK = 7_268_319_054

/**
 * Opens a PostgreSQL database that any number of processes share. They bring its tables up to date one after the other, under a lock of the
 * database. Throws where it cannot be reached, without the password of the address.
 */
export async function openShared(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    application_name: 'branchline',
  })
  // A connection that breaks while nobody uses it is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const tables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const alone = underLock(pool)
  try {
    await alone(() => migrate(tables))
    const notices = await openSharedNotices(url, (topic, text) =>
      pool.query('select pg_notify($1, $2)', [topic, text]).then(() => undefined),
    )
    const close = async (): Promise<void> => {
      await notices.close()
      await tables.destroy()
    }
    return { tables, notices, isShared: true, written: null, alone, close }
  } catch (error) {
    await tables.destroy()
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
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
