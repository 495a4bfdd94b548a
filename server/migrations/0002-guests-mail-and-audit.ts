import { sql, type Kysely, type Migration } from 'kysely'

export const guestsMailAndAudit: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await widenAccounts(database)
    await database.schema
      .createTable('login_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await database.schema
      .createTable('verification_code')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('salt', 'bytea', (column) => column.notNull())
      .addColumn('code_hash', 'bytea', (column) => column.notNull())
      .addColumn('tries_left', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('verification_code_key', ['purpose', 'email'])
      .execute()
    await database.schema
      .createTable('attempt')
      .addColumn('key_hash', 'bytea', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('mail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('sent_at', 'timestamptz')
      .execute()
    await sql`create index mail_waiting on mail (next_try_at) where sent_at is null`.execute(database)
    await database.schema
      .createTable('audit')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      // Without a reference, because an audit entry outlives its account.
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('account_name', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('trace_id', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('audit_about').on('audit').columns(['about', 'id']).execute()
  },
}

async function widenAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('account')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('reminded_at', 'timestamptz')
    .addColumn('phone', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('organization', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('user_type', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('department', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('cad_libraries', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('shares_projects', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('password_cost', 'text', (column) => column.notNull().defaultTo('scrypt 32768 8 1'))
    .alterColumn('password_salt', (column) => column.dropNotNull())
    .alterColumn('password_hash', (column) => column.dropNotNull())
    .execute()
  await database.schema.alterTable('account').dropConstraint('account_login_key').execute()
  // A directory may have a login that exists here too: the two are different accounts.
  await sql`create unique index account_login on account (login, (kind = 'LDAP'))`.execute(database)
  await sql`create index account_phone on account (phone) where phone <> ''`.execute(database)
  await sql`create index account_end on account (expires_at) where expires_at is not null`.execute(database)
}
