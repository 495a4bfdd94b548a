import { sql, type Kysely, type Migration } from 'kysely'

/** Puts projects of all editors into one table; a deleted one stays for a while, so that deletion can be undone. */
export const kindsOfProjects: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('project')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('mssp'))
      .addColumn('removed_at', 'timestamptz')
      .execute()
    await sql`create index project_removal on project (removed_at) where removed_at is not null`.execute(database)
  },
}
