import type { AccountStatus, StaffStatus } from '../../src/contract/account'
import type { Within } from '../database/within'
import type { Account } from './account'
import type { Directory } from './directory/directory'
import type { AccountRepository } from './repository'
import type { Sessions } from './sessions'

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
