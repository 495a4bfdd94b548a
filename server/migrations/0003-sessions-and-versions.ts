import type { Kysely, Migration } from 'kysely'

/** Sessions are asked for by account when one of them ends the others; announced front-end versions are kept with who announced them. */
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
