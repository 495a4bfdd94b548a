import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Adds the moment of the sign-in that a session descends from, however often it was refreshed since. Existing sessions count from their own
 * start.
 */
export const sessionAge: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('session')
      .addColumn('began_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await sql`update session set began_at = created_at`.execute(database)
  },
}
