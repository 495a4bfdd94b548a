import type { Kysely } from 'kysely'
import type { LibraryName } from '../../src/contract/center/libraries'
import type { Tables } from '../database/tables'
import type { Noted } from '../database/within'

export interface StoredLibrary {
  code: string
  name: string
  createdAt: Date
  users: number
  projects: number
}

/** Creates the store of equipment libraries, which accounts are assigned to. */
export const libraryRepository = (tables: Kysely<Tables>) => ({
  /** Lists the libraries in the order of their codes; `only` selects one. */
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

  /** Adds a library; returns false where the code is taken. */
  add: ({ libCode, name }: LibraryName, noted: Noted): Promise<boolean> =>
    tables.transaction().execute(async (within) => {
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('library')
        .values({ code: libCode, name: name.trim() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      await noted(within)
      return true
    }),

  /** Renames a library; returns false where there is none with the code. */
  rename: ({ libCode, name }: LibraryName, noted: Noted): Promise<boolean> =>
    tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('library')
        .set({ name: name.trim() })
        .where('code', '=', libCode)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await noted(within)
      return true
    }),
})

export type LibraryRepository = ReturnType<typeof libraryRepository>
