import type { Kysely, Migration } from 'kysely'

/** What the servers have seen of the clock, in one row: nothing is deleted for good after it has jumped. */
export const looksAtTheClock: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('clock_look')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('seen_at', 'timestamptz')
      .addColumn('steady_since', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
