import { newId } from '../../src/model/ids'
import { offersDemo, type Config } from '../config'
import { FIRST_LIBRARY, newAccount, type Account } from './account'
import { generatePassword, hashPassword } from './password/password'
import type { AccountRepository } from './repository'
import type { Sessions } from './sessions'

const DEMO_LOGIN = 'demo@branchline.invalid'
const ADMIN_LOGIN = 'admin@branchline.invalid'

/** Whether somebody is signed in by the demo. */
export const isDemo = ({ login, kind }: Pick<Account, 'login' | 'kind'>): boolean => login === DEMO_LOGIN && kind === 'LOCAL'

export interface FirstAccounts {
  demo: Account | null
  /** Said once to whoever started the server; null where there is nothing to say. */
  notice: string | null
}

/**
 * Makes sure that somebody can sign in: the demo engineer where the demo is offered, else a first administrator, with the password of the
 * environment or a generated one.
 */
export async function prepareAccounts(config: Config, accounts: AccountRepository): Promise<FirstAccounts> {
  if (offersDemo(config)) return { demo: await demoAccount(accounts), notice: null }
  const login = config.BRANCHLINE_ADMIN_EMAIL ?? ADMIN_LOGIN
  // A named administrator is made beside existing accounts; an unnamed one only where there is no administrator to ask.
  const named = config.BRANCHLINE_ADMIN_EMAIL ? await accounts.byLogin(login) : undefined
  if (named) return { demo: null, notice: named.role === 'superAdmin' ? null : isNoAdministrator(login) }
  if (!config.BRANCHLINE_ADMIN_EMAIL && (await accounts.hasAdministrator())) return { demo: null, notice: null }
  const password = config.BRANCHLINE_ADMIN_PASSWORD ?? generatePassword()
  await addAccount(accounts, { login, name: 'Administrator', role: 'superAdmin', cadLibraries: FIRST_LIBRARY }, password)
  const notice = config.BRANCHLINE_ADMIN_PASSWORD ? null : `First administrator: ${login}, password ${password} (shown this once)`
  return { demo: null, notice }
}

/** Ends what the demo has signed in, where it is offered no more: its sessions would be refreshed for ever. */
export async function endDemo(accounts: AccountRepository, sessions: Pick<Sessions, 'endAll'>): Promise<void> {
  const demo = await accounts.byLogin(DEMO_LOGIN)
  if (demo) await sessions.endAll(demo.id)
}

/** Adds an account of the embedded kind. Null where the login is taken. */
export async function addAccount(
  accounts: AccountRepository,
  { login, name, role, cadLibraries = '' }: Pick<Account, 'login' | 'name' | 'role'> & Partial<Pick<Account, 'cadLibraries'>>,
  password: string,
): Promise<Account | null> {
  const account = newAccount({
    id: newId(),
    login: login.toLowerCase(),
    name,
    email: login.includes('@') ? login : '',
    role,
    kind: 'LOCAL',
    cadLibraries,
  })
  return (await accounts.add(account, await hashPassword(password))) ? account : null
}

async function demoAccount(accounts: AccountRepository): Promise<Account> {
  const existing = await accounts.byLogin(DEMO_LOGIN)
  if (existing) return existing
  const added = await addAccount(accounts, { login: DEMO_LOGIN, name: 'Demo Engineer', role: 'levelTwo' }, generatePassword())
  if (!added) throw new Error('The demo account could not be made.')
  return added
}

// Whoever registered with the address has proven no more than that it is his: the environment does not raise him.
const isNoAdministrator = (login: string): string =>
  `BRANCHLINE_ADMIN_EMAIL names ${login}, which is an account already and no administrator's; it stays what it is. ` +
  `Name another address, or have a super admin give this account the role.`
