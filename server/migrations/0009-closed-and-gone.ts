import type { Kysely, Migration } from 'kysely'

/**
 * Whom an administrator has closed is told apart from who was gone from the directory; the sessions that come of one sign-in know each other.
 * Of accounts closed before nobody knows why: they stay closed until an administrator opens them.
 */
export const closedAndGone: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('account')
      .addColumn('is_gone', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await database.schema.alterTable('session').addColumn('family', 'bytea').addColumn('refreshed_at', 'timestamptz').execute()
    await database.schema.createIndex('feedback_picture_uploader').on('feedback_picture').column('uploader_id').execute()
  },
}
