import { newId } from '../../src/model/change/ids'
import { offersDemo, type Config } from '../config'
import { DEMO_LOGIN, FIRST_LIBRARY, newAccount, type Account } from '../access/account'
import { generatePassword, type Hashing } from './password/password'
import { checkQuality } from './password/quality'
import type { AccountRepository } from '../access/account-repository'
import type { Sessions } from '../access/sessions'

const ADMIN_LOGIN = 'admin@branchline.invalid'

export interface FirstAccounts {
  demo: Account | null
  /** Sentence for the operator at the start; null where there is none. */
  notice: string | null
}

/**
 * Makes sure that an account can sign in: the demo engineer where the demo is offered, else a first administrator, with the password of the
 * environment or a generated one.
 */
export async function prepareAccounts(config: Config, accounts: AccountRepository, hashing: Hashing): Promise<FirstAccounts> {
  if (offersDemo(config)) return { demo: await demoAccount(accounts, hashing), notice: null }
  const login = config.BRANCHLINE_ADMIN_EMAIL ?? ADMIN_LOGIN
  // A named administrator is added beside existing accounts; an unnamed one only where there is no administrator yet.
  const named = config.BRANCHLINE_ADMIN_EMAIL ? await accounts.byLogin(login) : undefined
  if (named) return { demo: null, notice: named.role === 'superAdmin' ? null : isNoAdministrator(login) }
  if (!config.BRANCHLINE_ADMIN_EMAIL && (await accounts.hasAdministrator())) return { demo: null, notice: null }
  const password = config.BRANCHLINE_ADMIN_PASSWORD ?? generatePassword()
  const mustChangePassword = config.BRANCHLINE_ADMIN_PASSWORD === undefined
  await addAccount(
    accounts,
    hashing,
    { login, name: 'Administrator', role: 'superAdmin', cadLibraries: FIRST_LIBRARY, mustChangePassword },
    password,
  )
  const notice = config.BRANCHLINE_ADMIN_PASSWORD ? null : `First administrator: ${login}, password ${password} (shown this once)`
  return { demo: null, notice }
}

/** Ends the sessions of the demo where it is no longer offered: they would be refreshed for ever. */
export async function endDemo(accounts: AccountRepository, sessions: Pick<Sessions, 'endAll'>): Promise<void> {
  const demo = await accounts.byLogin(DEMO_LOGIN)
  if (demo) await sessions.endAll(demo.id)
}

/** Adds an account of the embedded kind. Returns null where the login is taken; throws where the password is easy to guess. */
export async function addAccount(
  accounts: AccountRepository,
  hashing: Pick<Hashing, 'hash'>,
  {
    login,
    name,
    role,
    cadLibraries = '',
    mustChangePassword = false,
  }: Pick<Account, 'login' | 'name' | 'role'> & Partial<Pick<Account, 'cadLibraries' | 'mustChangePassword'>>,
  password: string,
): Promise<Account | null> {
  checkQuality(password, [login, name])
  const account = newAccount({
    id: newId(),
    login: login.toLowerCase(),
    name,
    email: login.includes('@') ? login : '',
    role,
    kind: 'LOCAL',
    cadLibraries,
    mustChangePassword,
  })
  return (await accounts.add(account, await hashing.hash(password))) ? account : null
}

async function demoAccount(accounts: AccountRepository, hashing: Hashing): Promise<Account> {
  const existing = await accounts.byLogin(DEMO_LOGIN)
  if (existing) return existing
  const added = await addAccount(accounts, hashing, { login: DEMO_LOGIN, name: 'Demo Engineer', role: 'levelTwo' }, generatePassword())
  if (!added) throw new Error('The demo account could not be made.')
  return added
}

// A registered guest has only proven to own the address: the environment does not make them an administrator.
const isNoAdministrator = (login: string): string =>
  `BRANCHLINE_ADMIN_EMAIL names ${login}, which is an account already and no administrator's; it stays what it is. ` +
  `Name another address, or have a super admin give this account the role.`
