import { sql, type Kysely, type Migration } from 'kysely'

export const accountsAndProjects: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('login', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('library', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('password_salt', 'bytea', (column) => column.notNull())
      .addColumn('password_hash', 'bytea', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await database.schema
      .createTable('session')
      .addColumn('token_hash', 'bytea', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('session_expiry').on('session').column('expires_at').execute()
    await database.schema
      .createTable('project')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('system_count', 'integer', (column) => column.notNull())
      .addColumn('body', 'bytea', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    // The body is stored compressed already: a second compression would cost time and save nothing.
    await sql`alter table project alter column body set storage external`.execute(database)
    await database.schema.createIndex('project_owner').on('project').columns(['owner_id', 'updated_at']).execute()
    await database.schema.createIndex('project_change').on('project').column('updated_at').execute()
    await database.schema
      .createTable('project_number')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute()
  },
}
