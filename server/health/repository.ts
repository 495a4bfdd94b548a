import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** What is asked of a database only to see that it answers. */
export const healthRepository = (tables: Kysely<Tables>) => ({
  async ask(): Promise<void> {
    await sql`select 1`.execute(tables)
  },
})

export type HealthRepository = ReturnType<typeof healthRepository>
