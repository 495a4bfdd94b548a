import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables'

const MB = 1024 * 1024

/** Bytes of log that are reclaimed while the database is idle, and bytes that are reclaimed even under load. */
const WORTH_BYTES = 16 * MB
const MOST_BYTES = 64 * MB

/**
 * Reclaims the space of overwritten rows and of their log, for the embedded database has no background process for it. To be called every
 * second or so; acts only where enough has been written since the last time. `asked` counts all statements.
 */
export function createUpkeep(tables: Kysely<Tables>, asked: () => number): () => Promise<void> {
  // Runs without the count of written tables: no cached row changes here.
  const plain = tables.withoutPlugins()
  let askedBefore = 0
  let isOwed = false
  return async () => {
    const isQuiet = asked() === askedBefore
    if (isQuiet && !isOwed) return
    const logged = await loggedBytes(plain)
    isOwed = logged >= WORTH_BYTES
    if (logged >= (isQuiet ? WORTH_BYTES : MOST_BYTES)) {
      await giveBack(plain)
      isOwed = false
    }
    askedBefore = asked()
  }
}

/** Returns the bytes of log that a restart would have to read again. */
async function loggedBytes(tables: Kysely<Tables>): Promise<number> {
  const asked = sql<{ bytes: string }>`select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`
  return Number((await asked.execute(tables)).rows[0]?.bytes ?? 0)
}

// Runs each cleanup as a statement of its own, so that waiting ones run in between; none may run in a transaction.
async function giveBack(tables: Kysely<Tables>): Promise<void> {
  const named = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  for (const { name } of (await named.execute(tables)).rows) await sql`vacuum ${sql.table(name)}`.execute(tables)
  await sql`checkpoint`.execute(tables)
}
