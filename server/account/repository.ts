import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Account } from './account'
import type { PasswordHash } from './password/password'

const PLAIN = ['id', 'login', 'name', 'email', 'role', 'kind', 'library', 'brand', 'status', 'phone', 'organization'] as const

/** The columns of an account under the names of the code. */
export const ACCOUNT_COLUMNS = [
  ...PLAIN.map((name) => `account.${name}` as const),
  'account.expires_at as expiresAt',
  'account.user_type as userType',
  'account.department',
  'account.language',
  'account.cad_libraries as cadLibraries',
  'account.shares_projects as sharesProjects',
] as const

const PASSWORD_COLUMNS = ['password_salt as salt', 'password_hash as hash', 'password_cost as cost'] as const

/** Accounts. Logins are compared in lower case; those of the directory never meet those of this server. */
export const accountRepository = (tables: Kysely<Tables>) => ({
  async hasAdministrator(): Promise<boolean> {
    return (await tables.selectFrom('account').select('id').where('role', '=', 'superAdmin').limit(1).executeTakeFirst()) !== undefined
  },

  byId(id: string): Promise<Account | undefined> {
    return tables.selectFrom('account').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst()
  },

  byLogin(login: string): Promise<Account | undefined> {
    return tables
      .selectFrom('account')
      .select(ACCOUNT_COLUMNS)
      .where('login', '=', login.toLowerCase())
      .where('kind', '!=', 'LDAP')
      .executeTakeFirst()
  },

  byDirectoryLogin(login: string): Promise<Account | undefined> {
    return tables
      .selectFrom('account')
      .select(ACCOUNT_COLUMNS)
      .where('login', '=', login.toLowerCase())
      .where('kind', '=', 'LDAP')
      .executeTakeFirst()
  },

  /** The account behind a login or a phone number. Of several with one number the oldest: a newcomer cannot take it over. */
  async passwordOf(login: string): Promise<{ account: Account; password: PasswordHash } | null> {
    const row = await tables
      .selectFrom('account')
      .select([...ACCOUNT_COLUMNS, ...PASSWORD_COLUMNS])
      .where('kind', '!=', 'LDAP')
      .where((of) => of.or([of('login', '=', login.toLowerCase()), of.and([of('phone', '=', phoneDigits(login)), of('phone', '!=', '')])]))
      .orderBy(({ eb }) => eb('login', '=', login.toLowerCase()), 'desc')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    if (!row) return null
    const { salt, hash, cost, ...account } = row
    return salt && hash ? { account, password: { salt, hash, cost } } : null
  },

  /** False where the login is taken. Directory accounts have no password here. */
  async add(account: Account, password: PasswordHash | null): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tables
      .insertInto('account')
      .values({ id: account.id, kind: account.kind, ...columnsOf(account), ...passwordColumns(password) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Writes what the account says; its id, kind and password stay. */
  async change(account: Account): Promise<void> {
    await tables.updateTable('account').set(columnsOf(account)).where('id', '=', account.id).execute()
  },

  async setPassword(id: string, password: PasswordHash): Promise<void> {
    await tables.updateTable('account').set(passwordColumns(password)).where('id', '=', id).execute()
  },

  async setSharing(id: string, isShared: boolean): Promise<void> {
    await tables.updateTable('account').set({ shares_projects: isShared }).where('id', '=', id).execute()
  },

  /** Names and mail of a directory account follow the directory; a role only where the directory decides roles. */
  async follow(id: string, { name, email, role }: Pick<Account, 'name' | 'email'> & { role: Account['role'] | null }): Promise<void> {
    await tables
      .updateTable('account')
      .set({ name, email, status: 'open', ...(role ? { role } : {}) })
      .where('id', '=', id)
      .execute()
  },

  /** Whether and until when the account may be used; a guest is told of the end anew. */
  async setStay(id: string, status: Account['status'], expiresAt: Date | null): Promise<void> {
    await tables.updateTable('account').set({ status, expires_at: expiresAt, reminded_at: null }).where('id', '=', id).execute()
  },

  /**
   * Guests whose time runs out before a moment and who have not been told: each is given once, however many servers ask.
   */
  claimReminders(before: Date): Promise<Account[]> {
    return tables
      .updateTable('account')
      .set({ reminded_at: sql<Date>`now()` })
      .where('kind', '=', 'GUEST')
      .where('status', '=', 'open')
      .where('reminded_at', 'is', null)
      .where('expires_at', '<', before)
      .where('expires_at', '>', new Date())
      .returning(ACCOUNT_COLUMNS)
      .execute()
  },
})

/** A phone number as it is compared: without the spaces, hyphens and brackets people type. */
export const phoneDigits = (text: string): string => text.replace(/[\s()./-]/g, '').toLowerCase()

const columnsOf = (account: Account) => ({
  login: account.login.toLowerCase(),
  name: account.name,
  email: account.email,
  role: account.role,
  library: account.library,
  brand: account.brand,
  status: account.status,
  expires_at: account.expiresAt,
  reminded_at: null,
  phone: phoneDigits(account.phone),
  organization: account.organization,
  user_type: account.userType,
  department: account.department,
  language: account.language,
  cad_libraries: account.cadLibraries,
  shares_projects: account.sharesProjects,
})

const passwordColumns = (password: PasswordHash | null) => ({
  password_salt: password?.salt ?? null,
  password_hash: password?.hash ?? null,
  ...(password ? { password_cost: password.cost } : {}),
})

export type AccountRepository = ReturnType<typeof accountRepository>
