import type { Kysely } from 'kysely'
import type { LibraryName } from '../../src/contract/center/libraries'
import type { Tables } from '../database/tables'

export interface StoredLibrary {
  code: string
  name: string
  createdAt: Date
  users: number
  projects: number
}

/** Equipment libraries: what accounts are assigned to. */
export const libraryRepository = (tables: Kysely<Tables>) => ({
  /** In the order of their codes; `only` leaves one. */
  async list(only: string | null): Promise<StoredLibrary[]> {
    let rows = tables.selectFrom('library')
    if (only !== null) rows = rows.where('library.code', '=', only)
    const found = await rows
      .select(['library.code', 'library.name', 'library.created_at as createdAt'])
      .select((of) =>
        of
          .selectFrom('account')
          .whereRef('account.library', '=', 'library.code')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .as('users'),
      )
      .select((of) =>
        of
          .selectFrom('project')
          .innerJoin('account', 'account.id', 'project.owner_id')
          .whereRef('account.library', '=', 'library.code')
          .where('project.removed_at', 'is', null)
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .as('projects'),
      )
      .orderBy('library.code')
      .execute()
    return found.map((row) => ({ ...row, users: Number(row.users), projects: Number(row.projects) }))
  },

  async has(code: string): Promise<boolean> {
    return (await tables.selectFrom('library').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
  },

  /** False where the code is taken. */
  async add({ libCode, name }: LibraryName): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tables
      .insertInto('library')
      .values({ code: libCode, name: name.trim() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** False where there is no such library. */
  async rename({ libCode, name }: LibraryName): Promise<boolean> {
    const { numUpdatedRows } = await tables.updateTable('library').set({ name: name.trim() }).where('code', '=', libCode).executeTakeFirst()
    return numUpdatedRows === 1n
  },
})

export type LibraryRepository = ReturnType<typeof libraryRepository>
