import type { Kysely, Migration } from 'kysely'

/** Adds links that need no account, and how often each was looked through. */
export const viewLinks: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('project_share')
      .addColumn('is_open', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('visits', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
