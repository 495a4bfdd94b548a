import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

export interface StoredLoginKey {
  id: string
  privateKey: string
  createdAt: Date
}

const COLUMNS = ['id', 'private_key as privateKey', 'created_at as createdAt'] as const
// Key of the advisory lock; any number that nothing else locks.
const LOCK = 5_150_001

/** Creates the store of key pairs that passwords are encrypted with: one for all servers on a database. */
export const loginKeyRepository = (tables: Kysely<Tables>) => ({
  byId(id: string): Promise<StoredLoginKey | undefined> {
    return tables.selectFrom('login_key').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  },

  /**
   * Returns the newest pair, or stores the offered one where the newest is older than a moment. Of several servers that offer one, the
   * first wins.
   */
  newestOr(offered: Pick<StoredLoginKey, 'id' | 'privateKey'>, notBefore: Date): Promise<StoredLoginKey> {
    return tables.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction)
      const newest = await transaction.selectFrom('login_key').select(COLUMNS).orderBy('created_at', 'desc').limit(1).executeTakeFirst()
      if (newest && newest.createdAt > notBefore) return newest
      return transaction
        .insertInto('login_key')
        .values({ id: offered.id, private_key: offered.privateKey })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
    })
  },

  /** Marks a challenge as used; returns whether it was unused. Of several servers that receive one, the first wins. */
  async useChallenge(hash: Uint8Array, endsAt: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tables
      .insertInto('used_challenge')
      .values({ challenge_hash: hash, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async forgetChallenges(): Promise<void> {
    await tables.deleteFrom('used_challenge').where('ends_at', '<', new Date()).execute()
  },

  async forgetBefore(moment: Date): Promise<void> {
    await tables.deleteFrom('login_key').where('created_at', '<', moment).execute()
  },
})

export type LoginKeyRepository = ReturnType<typeof loginKeyRepository>
