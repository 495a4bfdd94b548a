import type { Kysely, Migration } from 'kysely'

/** Indexes sessions by account, for one that ends the others; adds announced front-end versions with their author. */
export const sessionsAndVersions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.createIndex('session_account').on('session').column('account_id').execute()
    await database.schema
      .createTable('front_end_version')
      .addColumn('announced_at', 'timestamptz', (column) => column.primaryKey())
      .addColumn('announced_by', 'text', (column) => column.notNull().references('account.id'))
      .execute()
  },
}
