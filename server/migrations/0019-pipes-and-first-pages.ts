import { sql, type Kysely, type Migration } from 'kysely'

/** Adds how a project's pipes of each diameter are bought and laid, and the first page that each account kept last. */
export const pipesAndFirstPages: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('project_pipe')
      .addColumn('project_id', 'text', (column) => column.notNull().references('project.id').onDelete('cascade'))
      .addColumn('od_mm', 'double precision', (column) => column.notNull())
      .addColumn('material', 'text', (column) => column.notNull())
      .addColumn('wall_mm', 'double precision', (column) => column.notNull())
      .addColumn('insulation_mm', 'double precision')
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('is_allowed', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_pipe_key', ['project_id', 'od_mm'])
      .execute()
    await database.schema
      .createTable('first_page')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('origin', 'integer', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('first_page_key', ['account_id', 'origin'])
      .execute()
  },
}
