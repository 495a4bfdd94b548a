import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

const MOST_OF_AN_ACCOUNT = 50

/** Creates the store of browsers that accounts have signed in from, identified by the SHA-256 of their cookie. */
export const deviceRepository = (tables: Kysely<Tables>) => ({
  /** Returns whether the account, or any account where none is named, has signed in with the browser since a moment. */
  async isKnown(tokenHash: Uint8Array, since: Date, accountId?: string): Promise<boolean> {
    const found = tables.selectFrom('known_device').select('used_at').where('token_hash', '=', tokenHash).where('used_at', '>', since)
    return (await (accountId === undefined ? found : found.where('account_id', '=', accountId)).limit(1).executeTakeFirst()) !== undefined
  },

  /** Stores the browser as known; the oldest of an account's browsers are deleted beyond a number. */
  async put(tokenHash: Uint8Array, accountId: string): Promise<void> {
    const now = new Date()
    await tables
      .insertInto('known_device')
      .values({ token_hash: tokenHash, account_id: accountId, used_at: now })
      .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ used_at: now }))
      .execute()
    await tables
      .deleteFrom('known_device')
      .where('account_id', '=', accountId)
      .where('token_hash', 'in', (of) =>
        of
          .selectFrom('known_device')
          .select('token_hash')
          .where('account_id', '=', accountId)
          .orderBy('used_at', 'desc')
          .offset(MOST_OF_AN_ACCOUNT),
      )
      .execute()
  },

  async forgetBefore(moment: Date): Promise<void> {
    await tables.deleteFrom('known_device').where('used_at', '<', moment).execute()
  },
})

export type DeviceRepository = ReturnType<typeof deviceRepository>
