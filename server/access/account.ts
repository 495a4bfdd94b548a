import packJson from '../../packs/default.json'
import { libraryRules } from '../../src/model/pack-rules/special-codes'
import { MASTER_BRAND } from '../../src/contract/account/brand'
import { SHARE_ROLE, type AccountStatus, type UserInfo } from '../../src/contract/account/account'
import type { AccountTable } from '../database/account-table'
import { cadLibrariesOf } from './cad'

/** An account that may sign in. */
export interface Account extends Pick<AccountTable, 'id' | 'login' | 'name' | 'email' | 'role' | 'kind' | 'library' | 'brand'> {
  status: AccountStatus
  /** End of a guest account; null where it has none. */
  expiresAt: Date | null
  phone: string
  organization: string
  /** Kind and department of a guest, as given in the registration lists. */
  userType: string
  department: string
  language: string
  /** Library codes under which the CAD variant is on, separated by commas. */
  cadLibraries: string
  /** Accounts that see all projects of the library see this account's projects, too. */
  sharesProjects: boolean
  /** The password was generated: no other call is allowed before it has been changed. */
  mustChangePassword: boolean
  /** A confirmed second factor is required at each sign-in. */
  hasSecondFactor: boolean
  /** An administrator requires a second factor, and none is set up yet. Only set on an account that was read with its session. */
  mustSetUpFactor?: boolean
}

export const DEMO_LOGIN = 'demo@branchline.invalid'

/** Returns whether an account is the one behind the demo. */
export const isDemo = ({ login, kind }: Pick<Account, 'login' | 'kind'>): boolean => login === DEMO_LOGIN && kind === 'LOCAL'

export const FIRST_LIBRARY = '0001'

/** Returns an open account with the given particulars and defaults for everything else. */
export const newAccount = (given: Pick<Account, 'id' | 'login' | 'name' | 'role' | 'kind'> & Partial<Account>): Account => ({
  email: '',
  library: FIRST_LIBRARY,
  brand: MASTER_BRAND,
  status: 'open',
  expiresAt: null,
  phone: '',
  organization: '',
  userType: '',
  department: '',
  language: 'en',
  cadLibraries: '',
  sharesProjects: true,
  mustChangePassword: false,
  hasSecondFactor: false,
  ...given,
})

/** Returns whether a guest account has expired at a moment. */
export const hasRunOut = (account: Account, moment: Date): boolean => account.expiresAt !== null && account.expiresAt <= moment

/** Returns the information about the signed-in account that the browser receives. */
export const userInfoOf = (account: Account): UserInfo => ({
  userId: account.id,
  userName: account.name,
  email: account.email,
  shareRole: SHARE_ROLE[account.role],
  libCode: account.library,
  brand: account.brand,
  slno: '',
  guestStatus: account.status === 'waiting' ? 0 : 1,
  userType: account.kind,
  cad: cadLibrariesOf(account),
  ...(libraryRules(packJson, account.library).isImperial ? { isImperial: true } : {}),
  ...(isDemo(account) ? { isDemo: true } : {}),
  ...(account.mustChangePassword ? { mustChangePassword: true } : {}),
  ...(account.mustSetUpFactor ? { mustSetUpFactor: true } : {}),
})
