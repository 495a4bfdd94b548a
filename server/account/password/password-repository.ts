import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { passwordColumns } from '../repository'
import type { PasswordHash } from './password'

/** What becomes of the passwords that accounts have. */
export const passwordRepository = (tables: Kysely<Tables>) => ({
  /** The same password under other parameters. False where it is another password by now, which stays. */
  async makeAnew(id: string, before: Uint8Array, after: PasswordHash): Promise<boolean> {
    const { numUpdatedRows } = await tables
      .updateTable('account')
      .set(passwordColumns(after))
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** A new password, with which everything ends that was signed in with the older one. False where the account is closed. */
  replace(id: string, password: PasswordHash): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('account')
        .set(passwordColumns(password))
        .where('id', '=', id)
        .where('status', '!=', 'closed')
        .executeTakeFirst()
      if (numUpdatedRows === 1n) await within.deleteFrom('session').where('account_id', '=', id).execute()
      return numUpdatedRows === 1n
    })
  },
})

export type PasswordRepository = ReturnType<typeof passwordRepository>
