import { sql, type Kysely, type RawBuilder } from 'kysely'
import { SHARE_ROLE, type AccountStatus, type Role } from '../../src/contract/account/account'
import type { Page } from '../../src/contract/center/page'
import type { CenterUser, UserFilter } from '../../src/contract/center/users'
import { CODE } from '../../src/contract/envelope'
import type { Account } from './account'
import { isCadOn } from './cad'
import { ACCOUNT_COLUMNS } from './account-repository'
import type { Tables } from '../database/tables'
import type { Within } from '../database/within'
import { Refusal } from '../refusal'
import { checkSteering, maySteer, missingAccount, reachOf, roleOf } from './decision-rules'
import { anywhere } from '../database/like-pattern'

const ORDER = {
  userName: 'account.name',
  login: 'account.login',
  libCode: 'account.library',
  createdAt: 'account.created_at',
  expiresAt: 'account.expires_at',
} as const

type Changed = Partial<{
  role: Role
  library: string
  cad_libraries: RawBuilder<string>
  shares_projects: boolean
  status: AccountStatus
  /** An account that an administrator closes or opens no longer counts as gone from the directory. */
  is_gone: false
  has_second_factor: false
  expires_at: Date | RawBuilder<Date>
  reminded_at: Date | RawBuilder<Date> | null
}>

/** A change of some accounts. */
export interface Change {
  to?: Changed
  /** Checks a further rule beside those of every change. */
  check?: (caller: Account, account: Account) => void
  /** Ends all sessions of the accounts. */
  endsSessions?: boolean
  /** Writes within the same transaction: audit entries, mails. Receives the accounts as they were before. */
  noted: (within: Within, accounts: readonly Account[]) => Promise<void>
}

/** Returns the existing end of an account, or the given one for a guest without an end. */
export const endIfNone = (end: Date): RawBuilder<Date> =>
  sql<Date>`case when account.kind = 'GUEST' then coalesce(account.expires_at, ${end}) else account.expires_at end`

/** Returns the current time where a stay ends before a moment, for the reminder has then been sent; else the former value. */
export const nowWhereDue = (before: Date): RawBuilder<Date> =>
  sql<Date>`case when account.expires_at < ${before} then now() else account.reminded_at end`

/**
 * Returns the CAD libraries of each changed account with or without a library's code; without `library`, the code of the account's own
 * library.
 */
export function cadLibrariesWith(isOn: boolean, library?: string): RawBuilder<string> {
  const code = library === undefined ? sql.ref('account.library') : sql`${library}::text`
  const others = sql`array_remove(string_to_array(account.cad_libraries, ','), ${code})`
  return sql<string>`array_to_string(${isOn ? sql`array_append(${others}, ${code})` : others}, ',')`
}

/** Creates the accounts as administrators see and change them. Only a super admin sees accounts outside their own library. */
export const userRepository = (tables: Kysely<Tables>) => {
  const listed = (caller: Account, filter: UserFilter) => {
    const { text, shareRole, status, userType, libCode } = filter
    const reach = reachOf(caller)
    let rows = tables.selectFrom('account')
    if (reach !== null) rows = rows.where('account.library', '=', reach)
    if (libCode) rows = rows.where('account.library', '=', libCode)
    if (shareRole) rows = rows.where('account.role', '=', roleOf(shareRole))
    if (status) rows = rows.where('account.status', '=', status)
    if (userType) rows = rows.where('account.kind', '=', userType)
    if (!text?.trim()) return rows
    // The searched fields are separated by line feeds: a line feed in the text would match the end of a name with the beginning of a login.
    return rows.where('account.searched', 'like', sql<string>`lower(${anywhere(text.replace(/\p{Cc}/gu, ' '))})`)
  }

  const page = (caller: Account, filter: UserFilter, { current, size }: Page) => {
    const { key, direction } = filter.sort ?? { key: 'userName', direction: 'ascending' }
    const order = direction === 'ascending' ? 'asc' : 'desc'
    return listed(caller, filter)
      .select([...ACCOUNT_COLUMNS, 'account.created_at as createdAt'])
      .select((of) =>
        of
          .selectFrom('visit')
          .whereRef('visit.account_id', '=', 'account.id')
          .select((visit) => visit.fn.max('visit.day').as('day'))
          .as('lastVisit'),
      )
      .orderBy(ORDER[key], order)
      .orderBy('account.id', order)
      .limit(size)
      .offset((current - 1) * size)
  }

  const count = async (caller: Account, filter: UserFilter): Promise<number> => {
    const { total } = await listed(caller, filter)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    /** Returns the query of one page, for tests that ask the database for its plan. */
    page,

    async list(caller: Account, filter: UserFilter, asked: Page): Promise<{ records: CenterUser[]; total: number }> {
      // A search reads every account and counts its matches as it goes. Without a text the page is read from an index, which a count would
      // not be.
      const isSearch = Boolean(filter.text?.trim())
      const query = page(caller, filter, asked)
      const rows = await (isSearch ? query.select(sql<string>`count(*) over ()`.as('found')) : query).execute()
      const [first] = rows
      const found = first && 'found' in first ? Number(first.found) : null
      // A first page that is not full is the whole list.
      const isWhole = asked.current === 1 && rows.length < asked.size
      return {
        records: rows.map((row) => ({ ...centerUser(row, row.createdAt, row.lastVisit), isChangeable: maySteer(caller, row) })),
        total: found ?? (isWhole ? rows.length : await count(caller, filter)),
      }
    },

    // See docs/decisions/0030-an-act-and-its-entry.md.
    /**
     * Changes some accounts, all or none: nothing happens where the caller may not decide about one of them. Returns the accounts as they
     * were before. The accounts and all administrators are locked during the decision, so that two administrators who dismiss each other at
     * once do not both succeed and the judged rows are the changed ones. The caller notifies the pages of ended sessions afterwards.
     */
    async change(callerId: string, ids: readonly string[], { to, check, endsSessions, noted }: Change): Promise<Account[]> {
      return tables.transaction().execute(async (within) => {
        const administrators = await within
          .selectFrom('account')
          .select(['id', 'status'])
          .where('role', '=', 'superAdmin')
          .orderBy('id')
          .forUpdate()
          .execute()
        const found = await within
          .selectFrom('account')
          .select(ACCOUNT_COLUMNS)
          .where('id', 'in', [...ids, callerId])
          .orderBy('id')
          .forNoKeyUpdate()
          .execute()
        const caller = found.find(({ id }) => id === callerId)
        if (caller?.status !== 'open') throw missingAccount()
        const accounts = ids.map((id) => {
          const account = found.find((one) => one.id === id)
          if (!account) throw missingAccount()
          checkSteering(caller, account)
          check?.(caller, account)
          return account
        })
        const isDismissal = to?.status === 'closed' || (to?.role !== undefined && to.role !== 'superAdmin')
        const staying = administrators.filter(({ id, status }) => status === 'open' && !(isDismissal && ids.includes(id)))
        if (isDismissal && staying.length === 0) throw new Refusal(CODE.lastAdministrator, 'The last super admin stays.')
        if (to)
          await within
            .updateTable('account')
            .set(to)
            .where('id', 'in', [...ids])
            .execute()
        if (endsSessions)
          await within
            .deleteFrom('session')
            .where('account_id', 'in', [...ids])
            .execute()
        await noted(within, accounts)
        return accounts
      })
    },

    /** Counts the accounts of each role, and those of them that may sign in. */
    async countByRole(): Promise<Map<Role, { users: number; openUsers: number }>> {
      const rows = await tables
        .selectFrom('account')
        .select(['role'])
        .select(({ fn }) => fn.countAll<string>().as('users'))
        .select(sql<string>`count(*) filter (where status = 'open' and (expires_at is null or expires_at > now()))`.as('openUsers'))
        .groupBy('role')
        .execute()
      return new Map(rows.map(({ role, users, openUsers }) => [role, { users: Number(users), openUsers: Number(openUsers) }]))
    },
  }
}

export type UserRepository = ReturnType<typeof userRepository>

const centerUser = (account: Account, createdAt: Date, lastVisit: string | null): Omit<CenterUser, 'isChangeable'> => ({
  userId: account.id,
  userName: account.name,
  login: account.login,
  email: account.email,
  phone: account.phone,
  organization: account.organization,
  guestType: account.userType,
  department: account.department,
  shareRole: SHARE_ROLE[account.role],
  userType: account.kind,
  status: account.status,
  libCode: account.library,
  isCad: isCadOn(account),
  isShare: account.sharesProjects,
  expiresAt: account.expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  lastVisit,
})
