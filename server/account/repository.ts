import type { Kysely } from 'kysely'
import type { Role } from '../../src/contract/account'
import type { Tables } from '../database/tables'
import type { PasswordHash } from './password'

export interface Account {
  id: string
  login: string
  name: string
  email: string
  role: Role
  kind: 'LOCAL' | 'GUEST'
  library: string
  brand: string
}

const COLUMNS = [
  'account.id',
  'account.login',
  'account.name',
  'account.email',
  'account.role',
  'account.kind',
  'account.library',
  'account.brand',
] as const

/** Accounts and their sessions. Logins are compared in lower case; session tokens are known by their SHA-256 only. */
export const accountRepository = (tables: Kysely<Tables>) => ({
  async hasAdministrator(): Promise<boolean> {
    return (await tables.selectFrom('account').select('id').where('role', '=', 'superAdmin').limit(1).executeTakeFirst()) !== undefined
  },

  byLogin(login: string): Promise<Account | undefined> {
    return tables.selectFrom('account').select(COLUMNS).where('login', '=', login.toLowerCase()).executeTakeFirst()
  },

  async passwordOf(login: string): Promise<{ account: Account; password: PasswordHash } | null> {
    const row = await tables
      .selectFrom('account')
      .select([...COLUMNS, 'password_salt', 'password_hash'])
      .where('login', '=', login.toLowerCase())
      .executeTakeFirst()
    if (!row) return null
    const { password_salt: salt, password_hash: hash, ...account } = row
    return { account, password: { salt, hash } }
  },

  /** False where the login is taken. */
  async add(account: Account, password: PasswordHash): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tables
      .insertInto('account')
      .values({ ...account, login: account.login.toLowerCase(), password_salt: password.salt, password_hash: password.hash })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async addSession(tokenHash: Uint8Array, accountId: string, expiresAt: Date): Promise<void> {
    await tables.deleteFrom('session').where('expires_at', '<', new Date()).execute()
    await tables.insertInto('session').values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt }).execute()
  },

  bySession(tokenHash: Uint8Array): Promise<Account | undefined> {
    return tables
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(COLUMNS)
      .where('session.token_hash', '=', tokenHash)
      .where('session.expires_at', '>', new Date())
      .executeTakeFirst()
  },

  /** Answers whose session it was; null where there was none. */
  async endSession(tokenHash: Uint8Array): Promise<string | null> {
    const ended = await tables.deleteFrom('session').where('token_hash', '=', tokenHash).returning('account_id').executeTakeFirst()
    return ended?.account_id ?? null
  },

  /** Whether there were any. */
  async endOtherSessions(accountId: string, except: Uint8Array): Promise<boolean> {
    const others = tables.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', except)
    return (await others.executeTakeFirst()).numDeletedRows > 0n
  },

  /** Calls under way may still carry the old token: it ends at the given moment instead of at once. */
  async shortenSession(tokenHash: Uint8Array, expiresAt: Date): Promise<void> {
    await tables
      .updateTable('session')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', expiresAt)
      .execute()
  },
})

export type AccountRepository = ReturnType<typeof accountRepository>
