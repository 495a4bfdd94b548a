import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Noted } from '../database/within'

/** Creates the store of announcements of a new front end. */
export const versionRepository = (tables: Kysely<Tables>) => ({
  async last(): Promise<Date | null> {
    const row = await tables
      .selectFrom('front_end_version')
      .select('announced_at')
      .orderBy('announced_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.announced_at ?? null
  },

  async announce(at: Date, accountId: string, noted: Noted): Promise<void> {
    await tables.transaction().execute(async (within) => {
      await within
        .insertInto('front_end_version')
        .values({ announced_at: at, announced_by: accountId })
        .onConflict((conflict) => conflict.column('announced_at').doNothing())
        .execute()
      await noted(within)
    })
  },
})

export type VersionRepository = ReturnType<typeof versionRepository>
