import { sql, type Kysely, type Migration } from 'kysely'

/** Adds shares of projects beyond the owner and accounts that see all of the library: by name, or by a link. */
export const projectShares: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('project_share')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.notNull().references('project.id').onDelete('cascade'))
      // One of the two is set: the account it is shared with, or the hash of the link's token.
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('token_hash', 'bytea', (column) => column.unique())
      .addColumn('may_copy', 'boolean', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('ends_at', 'timestamptz')
      .addColumn('revoked_at', 'timestamptz')
      .addCheckConstraint('project_share_way', sql`(account_id is null) <> (token_hash is null)`)
      .addUniqueConstraint('project_share_once', ['project_id', 'account_id'])
      .execute()
    await database.schema.createIndex('project_share_account').on('project_share').column('account_id').execute()
    await database.schema
      .createTable('opened_link')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('share_id', 'text', (column) => column.notNull().references('project_share.id').onDelete('cascade'))
      .addColumn('opened_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('opened_link_key', ['account_id', 'share_id'])
      .execute()
    await database.schema.createIndex('opened_link_share').on('opened_link').column('share_id').execute()
  },
}
