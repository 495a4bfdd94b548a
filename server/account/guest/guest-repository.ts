import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Account } from '../../access/account'
import { endSignedIn } from '../password/end-signed-in'
import type { PasswordHash } from '../../access/account-repository'
import { ACCOUNT_COLUMNS, passwordColumns, phoneDigits } from '../../access/account-repository'

/** Creates the store of guest accounts between their registration and their end. */
export const guestRepository = (tables: Kysely<Tables>) => ({
  /**
   * Registers a guest again whose time has run out, to wait as a new one does; sessions end, and no browser stays known. Identity and
   * password are the new ones, an administrator's decisions about the guest stay. Returns null where the login is not such a guest's.
   */
  registerAgain(asked: Account, password: PasswordHash): Promise<Account | null> {
    return tables.transaction().execute(async (within) => {
      const { name, email, organization, userType, department, language, brand } = asked
      const guest = await within
        .updateTable('account')
        .set({
          ...{ name, email, organization, department, language, brand },
          ...{ status: 'waiting', expires_at: null, reminded_at: null },
          phone: phoneDigits(asked.phone),
          user_type: userType,
          must_change_password: false,
          ...passwordColumns(password),
        })
        .where('login', '=', asked.login)
        .where('kind', '=', 'GUEST')
        .where('status', '!=', 'closed')
        .where('expires_at', '<=', new Date())
        .returning(ACCOUNT_COLUMNS)
        .executeTakeFirst()
      if (guest) await endSignedIn(within, guest.id)
      return guest ?? null
    })
  },

  /**
   * Reminds one guest whose stay ends before a moment and who has had no reminder: each gets one, however many servers run this. The mark
   * commits together with the rows that `remind` writes. Returns false where no guest is left.
   */
  remindOne(before: Date, remind: (guest: Account, within: Kysely<Tables>) => Promise<void>): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      const guest = await within
        .selectFrom('account')
        .select(ACCOUNT_COLUMNS)
        .where('kind', '=', 'GUEST')
        .where('status', '=', 'open')
        .where('reminded_at', 'is', null)
        .where('expires_at', '<', before)
        .where('expires_at', '>', new Date())
        .orderBy('expires_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!guest) return false
      await within
        .updateTable('account')
        .set({ reminded_at: sql<Date>`now()` })
        .where('id', '=', guest.id)
        .execute()
      await remind(guest, within)
      return true
    })
  },
})

export type GuestRepository = ReturnType<typeof guestRepository>
