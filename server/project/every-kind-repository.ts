import { sql, type Kysely } from 'kysely'
import type { Account } from '../access/account'
import { literal } from '../database/like-pattern'
import type { Tables } from '../database/tables'

/** Creates the queries over the projects of every kind: names, numbers, and final deletion. */
export const everyKindRepository = (tables: Kysely<Tables>) => ({
  /** Returns names of an owner's projects, removed ones too, because they may be restored. */
  async namesStartingWith(owner: Account, start: string): Promise<string[]> {
    const rows = await tables
      .selectFrom('project')
      .select('name')
      .where('owner_id', '=', owner.id)
      .where('name', 'like', `${literal(start)}%`)
      .execute()
    return rows.map((row) => row.name)
  },

  /** Returns the next number of a day, from 1; no two callers get the same. */
  async nextNumber(day: string): Promise<number> {
    const row = await tables
      .insertInto('project_number')
      .values({ day, last: 1 })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql<number>`project_number.last + 1` }))
      .returning('last')
      .executeTakeFirstOrThrow()
    return row.last
  },

  /** Deletes for good the projects that were removed before a moment; returns their number. */
  async forgetRemoved(before: Date): Promise<number> {
    const gone = await tables.deleteFrom('project').where('removed_at', '<', before).executeTakeFirst()
    return Number(gone.numDeletedRows)
  },
})

export type EveryKindRepository = ReturnType<typeof everyKindRepository>
