import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

export interface ClockLook {
  /** When somebody looked before; null the first time. */
  before: Date | null
  /** Since when the clock has gone on as clocks do. */
  steadySince: Date
}

/** Reads and writes the clock readings that all servers of a database share; every purge goes by them. */
export const clockRepository = (tables: Kysely<Tables>) => ({
  /**
   * Notes that it is `now`. A look more than `forwardMs` after the last one, or more than `backMs` before it, is a jump: the clock is steady
   * from here on only.
   */
  look: (now: Date, forwardMs: number, backMs: number): Promise<ClockLook> =>
    tables.transaction().execute(async (within) => {
      // Made where it is not there, so that there is a row to lock: of several servers each looks after the one before.
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
