import type { AccountStatus } from '../../src/contract/account'
import type { Account } from './account'
import type { Directory } from './directory/directory'
import type { AccountRepository } from './repository'
import type { Sessions } from './sessions'

/** Whether an account is open. Staff who are gone from the directory are closed here, with all that is signed in. */
export const createStaffCheck =
  (accounts: AccountRepository, sessions: Sessions, directory: Directory | null) =>
  async (account: Account): Promise<{ status: AccountStatus; isChecked: boolean }> => {
    const isThere = account.kind === 'LDAP' && directory ? await directory.has(account.login) : null
    if (isThere !== false) return { status: account.status, isChecked: isThere === true }
    await accounts.setStay(account.id, 'closed', account.expiresAt)
    await sessions.endAll(account.id)
    return { status: 'closed', isChecked: true }
  }

export type StaffCheck = ReturnType<typeof createStaffCheck>
