import type { Kysely, Migration } from 'kysely'

/** Adds the row with the clock readings of the servers: purges pause after the clock has jumped. */
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
