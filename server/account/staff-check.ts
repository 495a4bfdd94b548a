import type { AccountStatus, StaffStatus } from '../../src/contract/account'
import type { Within } from '../database/within'
import type { Account } from './account'
import type { Directory } from './directory/directory'
import type { AccountRepository } from './repository'
import type { Sessions } from './sessions'

/** Where so many are asked about and none is found, it is not they who are gone. */
const TOO_MANY_GONE = 2

/** So many in a row say that the directory, or the database, is not there. */
const MOST_FAILURES = 3

/** Writes down what was found, within the transaction that closes an account where there is one. */
type Found = (status: AccountStatus, within?: Within) => Promise<void>

/** Whether an account is open. Staff who are gone from the directory are closed here, with all that is signed in. */
export const createStaffCheck =
  (accounts: AccountRepository, sessions: Sessions, directory: Directory | null) =>
  async (account: Account, noted?: Found): Promise<Pick<StaffStatus, 'status' | 'isChecked' | 'isGone'>> => {
    const isThere = account.kind === 'LDAP' && directory ? await directory.has(account.login) : null
    if (isThere !== false) {
      await noted?.(account.status)
      return { status: account.status, isChecked: isThere === true, isGone: false }
    }
    await accounts.closeGone(account.id, async (within) => noted?.('closed', within))
    await sessions.tellEnded(account.id, 'closed')
    return { status: 'closed', isChecked: true, isGone: true }
  }

export type StaffCheck = ReturnType<typeof createStaffCheck>

/**
 * Closes those of some accounts who are gone from the directory, until the server closes: first all are looked for, and only those who are
 * gone are checked. Where none of several is found nobody is closed and `report` hears of it: rather may the directory no longer be read, or
 * not where it is searched. Throws the last failure, where there was one.
 */
export async function closeGone(
  accounts: readonly Account[],
  { has }: Pick<Directory, 'has'>,
  check: StaffCheck,
  isClosing: () => boolean,
  report: (problem: object) => void,
): Promise<void> {
  const gone: Account[] = []
  const there: Account[] = []
  const lookFor = async (account: Account): Promise<void> => {
    const isThere = await has(account.login)
    if (isThere !== null) (isThere ? there : gone).push(account)
  }
  try {
    await checkAll(accounts, lookFor, isClosing)
  } finally {
    // Who was not found before something failed has left all the same.
    if (there.length > 0 || gone.length < TOO_MANY_GONE) await checkAll(gone, check, isClosing)
    else
      report({ reason: 'none of those who are signed in is found, and nobody is closed: may LDAP_BIND_DN read them?', asked: gone.length })
  }
}

/**
 * Checks one account after the other until the server closes. One that cannot be checked keeps nobody else from it; after a few in a row there
 * is no use in going on. Throws the last failure, where there was one.
 */
export async function checkAll<Checked>(
  accounts: readonly Checked[],
  check: (account: Checked) => Promise<unknown>,
  isClosing: () => boolean,
): Promise<void> {
  let failures = 0
  let last: Error | null = null
  for (const account of accounts) {
    if (isClosing() || failures === MOST_FAILURES) break
    try {
      await check(account)
      failures = 0
    } catch (error) {
      failures += 1
      last = error instanceof Error ? error : new Error(String(error))
    }
  }
  if (last) throw last
}
