import type { Kysely, Migration } from 'kysely'

/** Adds what the list shows of a project's bid; empty for projects that have not been saved since. */
export const bidsOfProjects: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const name of ['solution', 'power_type', 'cooperative_type', 'bid_against', 'bid_state']) {
      await database.schema
        .alterTable('project')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
