import { sql, type Kysely, type Migration } from 'kysely'

/** When the sign-in was that a session came from, however often it was refreshed since. What was refreshed before counts from then. */
export const sessionAge: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('session')
      .addColumn('began_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await sql`update session set began_at = created_at`.execute(database)
  },
}
