import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Noted } from '../../database/within'
import { passwordColumns } from '../../access/account-repository'
import { endSignedIn } from './end-signed-in'
import type { PasswordHash } from '../../access/account-repository'

/** Creates the changes to the stored passwords of accounts. */
export const passwordRepository = (tables: Kysely<Tables>) => ({
  /** Stores the same password under other parameters. Returns false where the password has been changed since, which then stays. */
  async makeAnew(id: string, before: Uint8Array, after: PasswordHash): Promise<boolean> {
    const { numUpdatedRows } = await tables
      .updateTable('account')
      .set(passwordColumns(after))
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Sets a new password and ends all that was signed in with the older one. Returns false where the account is closed. */
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
   * Sets a user's own password in place of the checked one: the account's other sessions end, all other browsers become unknown; returns
   * the ended sessions. Returns null where the password has been changed since, or the account closed.
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
