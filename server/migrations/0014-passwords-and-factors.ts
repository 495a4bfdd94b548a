import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Adds used challenges, known browsers, passwords that must be changed, and second factors. The former key pairs are too short for a
 * password with its challenge; the next page that requests one makes a new one.
 */
export const passwordsAndFactors: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`delete from login_key`.execute(database)
    await database.schema
      .createTable('used_challenge')
      .addColumn('challenge_hash', 'bytea', (column) => column.primaryKey())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('known_device')
      .addColumn('token_hash', 'bytea', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('used_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['token_hash', 'account_id'])
      .execute()
    await database.schema.createIndex('known_device_account').on('known_device').columns(['account_id', 'used_at']).execute()
    await database.schema
      .alterTable('account')
      .addColumn('must_change_password', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('has_second_factor', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await addFactors(database)
  },
}

async function addFactors(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('second_factor')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'bytea', (column) => column.notNull())
    // Null until a first code has confirmed it.
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await database.schema
    .createTable('recovery_code')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('code_hash', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
    .execute()
  await database.schema
    .createTable('half_sign_in')
    .addColumn('ticket_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('password_hash', 'bytea')
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('factor_rule')
    .addColumn('role', 'text', (column) => column.primaryKey())
    .execute()
  await database.schema
    .createTable('sealing_key')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'bytea', (column) => column.notNull())
    .execute()
}
