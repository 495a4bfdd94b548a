import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

export interface StoredLoginKey {
  id: string
  privateKey: string
  createdAt: Date
}

const COLUMNS = ['id', 'private_key as privateKey', 'created_at as createdAt'] as const
// Any number nothing else locks with.
const LOCK = 5_150_001

/** Key pairs that passwords travel under: one for all servers on a database. */
export const loginKeyRepository = (tables: Kysely<Tables>) => ({
  byId(id: string): Promise<StoredLoginKey | undefined> {
    return tables.selectFrom('login_key').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  },

  /** The newest pair, or the offered one where the newest is older than a moment. Of several servers that offer one, the first is heard. */
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

  /** Whether a challenge has not been used before; from now on it has. Of several servers that are shown one, the first is heard. */
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
