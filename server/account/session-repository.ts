import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Account } from './account'
import { ACCOUNT_COLUMNS } from './repository'

/** Sessions; their tokens are known by their SHA-256 only. */
export const sessionRepository = (tables: Kysely<Tables>) => ({
  async add(tokenHash: Uint8Array, accountId: string, expiresAt: Date): Promise<void> {
    await tables.deleteFrom('session').where('expires_at', '<', new Date()).execute()
    await tables.insertInto('session').values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt }).execute()
  },

  /** Whose session it is and when it ends, as long as neither the session nor the account has come to its end. */
  async find(tokenHash: Uint8Array): Promise<{ account: Account; endsAt: Date } | undefined> {
    const now = new Date()
    const row = await tables
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(ACCOUNT_COLUMNS)
      .select('session.expires_at as endsAt')
      .where('session.token_hash', '=', tokenHash)
      .where('session.expires_at', '>', now)
      .where('account.status', '!=', 'closed')
      .where((of) => of.or([of('account.expires_at', 'is', null), of('account.expires_at', '>', now)]))
      .executeTakeFirst()
    if (!row) return undefined
    const { endsAt, ...account } = row
    return { account, endsAt: account.expiresAt && account.expiresAt < endsAt ? account.expiresAt : endsAt }
  },

  /** Answers whose session it was; null where there was none. */
  async end(tokenHash: Uint8Array): Promise<string | null> {
    const ended = await tables.deleteFrom('session').where('token_hash', '=', tokenHash).returning('account_id').executeTakeFirst()
    return ended?.account_id ?? null
  },

  /** Ends every session of an account but one; whether there were any. */
  async endOthers(accountId: string, except: Uint8Array): Promise<boolean> {
    const others = tables.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', except)
    return (await others.executeTakeFirst()).numDeletedRows > 0n
  },

  /** Whether there were any. */
  async endAll(accountId: string): Promise<boolean> {
    return (await tables.deleteFrom('session').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows > 0n
  },

  /** Calls under way may still carry the old token: it ends at the given moment instead of at once. */
  async shorten(tokenHash: Uint8Array, expiresAt: Date): Promise<void> {
    await tables
      .updateTable('session')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', expiresAt)
      .execute()
  },
})

export type SessionRepository = ReturnType<typeof sessionRepository>
