import { sql, type Kysely, type Migration } from 'kysely'

/** Adds reports of users, their images, and the answers of administrators. */
export const feedback: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'serial', (column) => column.notNull().unique())
      .addColumn('reporter_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('read_at', 'timestamptz')
      .execute()
    await database.schema.createIndex('feedback_of_reporter').on('feedback').columns(['reporter_id', 'changed_at']).execute()
    await database.schema.createIndex('feedback_by_change').on('feedback').columns(['changed_at', 'id']).execute()
    await database.schema
      .createTable('feedback_note')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('feedback_id', 'text', (column) => column.notNull().references('feedback.id').onDelete('cascade'))
      // Without a reference, because an answer outlives its author's account.
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await database.schema.createIndex('feedback_note_of').on('feedback_note').columns(['feedback_id', 'id']).execute()
    await database.schema
      .createTable('feedback_picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('uploader_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('feedback_id', 'text', (column) => column.references('feedback.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await database.schema.createIndex('feedback_picture_of').on('feedback_picture').columns(['feedback_id', 'place']).execute()
    await sql`create index feedback_picture_waiting on feedback_picture (uploader_id, created_at) where feedback_id is null`.execute(
      database,
    )
  },
}
