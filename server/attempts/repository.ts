import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** Creates the counts of attempts within a window of time, in the database: the same for every server on it, and after a restart. */
export const attemptRepository = (tables: Kysely<Tables>) => ({
  /** Counts one more try; returns the count and the end of its window. */
  async count(keyHash: Uint8Array, windowMs: number): Promise<{ count: number; endsAt: Date }> {
    const now = new Date()
    const endsAt = new Date(now.getTime() + windowMs)
    const row = await tables
      .insertInto('attempt')
      .values({ key_hash: keyHash, count: 1, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict.column('key_hash').doUpdateSet({
          count: sql<number>`case when attempt.ends_at <= ${now} then 1 else attempt.count + 1 end`,
          ends_at: sql<Date>`case when attempt.ends_at <= ${now} then excluded.ends_at else attempt.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow()
    return { count: row.count, endsAt: row.ends_at }
  },

  async forgetEnded(): Promise<void> {
    await tables.deleteFrom('attempt').where('ends_at', '<', new Date()).execute()
  },
})

export type AttemptRepository = ReturnType<typeof attemptRepository>
