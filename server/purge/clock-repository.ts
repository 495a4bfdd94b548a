import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

export interface ClockLook {
  /** Moment of the previous reading; null the first time. */
  before: Date | null
  /** Moment since which the clock has not jumped. */
  steadySince: Date
}

/** Reads and writes the clock readings that all servers of a database share; every purge depends on them. */
export const clockRepository = (tables: Kysely<Tables>) => ({
  /**
   * Records that it is `now`. A reading more than `forwardMs` after the last one, or more than `backMs` before it, is a jump: the clock is
   * steady only from then on.
   */
  look: (now: Date, forwardMs: number, backMs: number): Promise<ClockLook> =>
    tables.transaction().execute(async (within) => {
      // Inserted where it is missing, so that there is a row to lock: servers take their readings one after the other.
      await within
        .insertInto('clock_look')
        .values({ id: 1, seen_at: null, steady_since: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const kept = await within.selectFrom('clock_look').selectAll().where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
      const passed = kept.seen_at ? now.getTime() - kept.seen_at.getTime() : 0
      const steadySince = passed > forwardMs || passed < -backMs ? now : kept.steady_since
      await within.updateTable('clock_look').set({ seen_at: now, steady_since: steadySince }).where('id', '=', 1).execute()
      return { before: kept.seen_at, steadySince }
    }),
})

export type ClockRepository = ReturnType<typeof clockRepository>
