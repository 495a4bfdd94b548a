import { sql, type Kysely, type Migration } from 'kysely'

/** Adds equipment libraries by name, visits by account, area and day, and indexes for the orders of the account list. */
export const librariesAndVisits: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('library')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await sql`insert into library (code, name) select code, code from (select '0001' as code union select library from account) as known`.execute(
      database,
    )
    await database.schema
      .createTable('visit')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_key', ['day', 'account_id', 'area'])
      .execute()
    await database.schema.createIndex('visit_account').on('visit').columns(['account_id', 'day']).execute()
    await database.schema.createIndex('account_by_name').on('account').columns(['name', 'id']).execute()
    await database.schema.createIndex('account_by_creation').on('account').columns(['created_at', 'id']).execute()
    await database.schema.createIndex('account_by_library').on('account').columns(['library', 'name', 'id']).execute()
    await database.schema.createIndex('account_by_role').on('account').column('role').execute()
  },
}
