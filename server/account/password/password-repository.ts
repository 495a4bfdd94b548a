import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Noted } from '../../database/within'
import { passwordColumns } from '../../access/account-repository'
import { endSignedIn } from './end-signed-in'
import type { PasswordHash } from '../../access/account-repository'

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
  replace(id: string, password: PasswordHash, noted?: Noted): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('account')
        .set({ ...passwordColumns(password), must_change_password: false })
        .where('id', '=', id)
        .where('status', '!=', 'closed')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await endSignedIn(within, id)
      await noted?.(within)
      return true
    })
  },

  /**
   * A password of one's own in place of the one that was checked: with it end the account's sessions but the given one, and every browser but
   * the given one is unknown again; gives the sessions that ended. Null where the password is another by now, or the account closed.
   */
  change(
    id: string,
    before: Uint8Array,
    after: PasswordHash,
    kept: { tokenHash: Uint8Array; deviceHash: Uint8Array },
    noted: Noted,
  ): Promise<Uint8Array[] | null> {
    return tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('account')
        .set({ ...passwordColumns(after), must_change_password: false })
        .where('id', '=', id)
        .where('password_hash', '=', before)
        .where('status', '!=', 'closed')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return null
      const ended = await endSignedIn(within, id, kept)
      await noted(within)
      return ended
    })
  },
})

export type PasswordRepository = ReturnType<typeof passwordRepository>
