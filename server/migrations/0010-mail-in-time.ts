import type { Kysely, Migration } from 'kysely'

/** Adds the moment from which a mail is useless, which may come before its delivery, as with a code. */
export const mailInTime: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('mail').addColumn('useless_after', 'timestamptz').execute()
  },
}
