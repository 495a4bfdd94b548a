import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../database/tables'
import type { Noted, Within } from '../database/within'
import type { Account } from './account'

export interface PasswordHash {
  salt: Uint8Array
  hash: Uint8Array
  /** Parameters of the hash: `scrypt N r p`. */
  cost: string
}

const PLAIN = ['id', 'login', 'name', 'email', 'role', 'kind', 'library', 'brand', 'status', 'phone', 'organization'] as const

/** Columns of an account, under their names in the code. */
export const ACCOUNT_COLUMNS = [
  ...PLAIN.map((name) => `account.${name}` as const),
  'account.expires_at as expiresAt',
  'account.user_type as userType',
  'account.department',
  'account.language',
  'account.cad_libraries as cadLibraries',
  'account.shares_projects as sharesProjects',
  'account.must_change_password as mustChangePassword',
  'account.has_second_factor as hasSecondFactor',
] as const

const PASSWORD_COLUMNS = ['password_salt as salt', 'password_hash as hash', 'password_cost as cost'] as const

/** Returns the condition that an account is neither closed nor expired at a moment. */
export const mayBeUsed = (moment: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`account.status <> 'closed' and (account.expires_at is null or account.expires_at > ${moment})`

/** Creates the store of accounts. Logins are compared in lower case; logins of the directory and of this server are separate namespaces. */
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

  /**
   * Returns the account behind a login or a phone number. The oldest of several with one number is returned, so that a newcomer cannot take
   * it over.
   */
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

  /**
   * Adds an account; returns false where the login is taken. Directory accounts have no password here. `noted` writes within the same
   * transaction.
   */
  async add(account: Account, password: PasswordHash | null, noted?: Noted): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('account')
        .values({ id: account.id, kind: account.kind, ...columnsOf(account), ...passwordColumns(password) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      await noted?.(within)
      return true
    })
  },

  async setSharing(id: string, isShared: boolean): Promise<void> {
    await tables.updateTable('account').set({ shares_projects: isShared }).where('id', '=', id).execute()
  },

  /**
   * Brings name and mail of a directory account up to date; the role only where the directory decides roles. An account that had left the
   * directory is opened again; returns null where an administrator has closed it.
   */
  async follow(
    id: string,
    { name, email, role }: Pick<Account, 'name' | 'email'> & { role: Account['role'] | null },
  ): Promise<Account | null> {
    const row = await tables
      .updateTable('account')
      .set({ name, email, status: 'open', is_gone: false, ...(role ? { role } : {}) })
      .where('id', '=', id)
      .where((of) => of.or([of('status', '!=', 'closed'), of('is_gone', '=', true)]))
      .returning(ACCOUNT_COLUMNS)
      .executeTakeFirst()
    return row ?? null
  },

  /** Returns the open accounts of directory staff that have a session. */
  staffSignedIn(): Promise<Account[]> {
    return tables
      .selectFrom('account')
      .select(ACCOUNT_COLUMNS)
      .where('kind', '=', 'LDAP')
      .where('status', '=', 'open')
      .where((of) =>
        of.exists(
          of
            .selectFrom('session')
            .select('token_hash')
            .whereRef('session.account_id', '=', 'account.id')
            .where('session.expires_at', '>', new Date()),
        ),
      )
      .execute()
  },

  /** Returns logins of at most `most` other open staff accounts, the most recently active first, whether they are signed in or not. */
  async staffBeside(id: string, most: number): Promise<string[]> {
    const rows = await tables
      .selectFrom('account')
      .select('login')
      .where('kind', '=', 'LDAP')
      .where('status', '=', 'open')
      .where('id', '!=', id)
      .orderBy(
        (of) =>
          of
            .selectFrom('visit')
            .whereRef('visit.account_id', '=', 'account.id')
            .select(({ fn }) => fn.max('visit.day').as('day')),
        (order) => order.desc().nullsLast(),
      )
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ login }) => login)
  },

  /** Closes an account that the directory no longer knows, with its sessions; the caller notifies their pages afterwards. */
  async closeGone(id: string, noted: (within: Within, isClosedNow: boolean) => Promise<void>): Promise<void> {
    await tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('account')
        .set({ status: 'closed', is_gone: true })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      await within.deleteFrom('session').where('account_id', '=', id).execute()
      await noted(within, numUpdatedRows === 1n)
    })
  },
})

/** Returns a phone number in the form that is compared: without spaces, hyphens and brackets. */
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
  must_change_password: account.mustChangePassword,
})

export const passwordColumns = (password: PasswordHash | null) => ({
  password_salt: password?.salt ?? null,
  password_hash: password?.hash ?? null,
  ...(password ? { password_cost: password.cost } : {}),
})

export type AccountRepository = ReturnType<typeof accountRepository>
