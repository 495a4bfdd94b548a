import type { Kysely, Migration } from 'kysely'

/** What a mail is good for may be over before a mail server takes it, as with a code. */
export const mailInTime: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('mail').addColumn('useless_after', 'timestamptz').execute()
  },
}
