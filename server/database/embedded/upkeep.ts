import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables'

const MB = 1024 * 1024

/** As much log as is worth the trouble while nobody asks anything, and as much as is too much even while many do. */
const WORTH_BYTES = 16 * MB
const MOST_BYTES = 64 * MB

/**
 * Gives back what overwritten rows and the log of them take: the embedded database has nobody who does that beside it. To be called every
 * second or so; does something only where enough has been written since the last time. `asked` counts the statements of everybody.
 */
export function createUpkeep(tables: Kysely<Tables>, asked: () => number): () => Promise<void> {
  // Without the counting of written tables: nothing that anybody remembers changes here.
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

/** Log that a restart would have to read again. */
async function loggedBytes(tables: Kysely<Tables>): Promise<number> {
  const asked = sql<{ bytes: string }>`select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`
  return Number((await asked.execute(tables)).rows[0]?.bytes ?? 0)
}

// Each is a statement of its own, so that whoever waits goes in between; none may stand in a transaction.
async function giveBack(tables: Kysely<Tables>): Promise<void> {
  const named = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
  for (const { name } of (await named.execute(tables)).rows) await sql`vacuum ${sql.table(name)}`.execute(tables)
  await sql`checkpoint`.execute(tables)
}
