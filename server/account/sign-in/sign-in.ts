import type { DirectoryLoginBody, LoginBody } from '../../../src/contract/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/ids'
import type { Limits } from '../../attempts/limits'
import { networkOf } from '../../attempts/network-of'
import { badAt, Refusal } from '../../refusal'
import { hasRunOut, newAccount, type Account } from '../account'
import type { Directory, Staff } from '../directory/directory'
import type { LoginKeys } from '../password/login-key'
import { recordOf } from '../guest/guest-record'
import { hashPassword, isOutdated, verifyPassword } from '../password/password'
import type { PasswordRepository } from '../password/password-repository'
import { phoneDigits, type AccountRepository } from '../repository'
import type { Proven } from '../sessions'

export interface SignInParts {
  accounts: AccountRepository
  passwords: Pick<PasswordRepository, 'makeAnew'>
  keys: LoginKeys
  limits: Limits
  /** The staff directory; null where none is set up. */
  directory: Directory | null
}

export const wrongCredentials = (): Refusal => new Refusal(CODE.wrongCredentials, 'The account or the password is wrong.')

const closedAccount = (): Refusal => new Refusal(CODE.notAllowedHere, 'This account is closed.')

const loginOf = (body: LoginBody): string => (body.personalEmail ?? body.phone ?? body.userName ?? '').trim()

/** Who signs in, and how: throws a refusal that says no more than its password has proven. */
export function createSignIn({ accounts, passwords, keys, limits, directory }: SignInParts) {
  return {
    /** With a login of this server and its password. */
    async withPassword(body: LoginBody, address: string): Promise<Proven> {
      const login = loginOf(body)
      if (!login) throw badAt('$', 'personalEmail, phone or userName')
      const network = networkOf(address)
      await limits({ signInByAddress: network })
      const stored = await accounts.passwordOf(login)
      // As it is typed, and by whose it is: one account has many spellings. What is nobody's is counted as often, and tells nobody so.
      const typed = phoneDigits(login)
      const tried = [typed, `account ${stored?.account.id ?? typed}`]
      await limits({ signInByAccount: tried.map((one) => `${network} ${one}`), signInAnywhere: tried })
      const password = await keys.open(body.key, body.password)
      const isRight = await verifyPassword(password, stored?.password ?? null)
      if (!stored || !isRight) throw wrongCredentials()
      const account = admitted(stored.account)
      if (!isOutdated(stored.password)) return { account, passwordHash: stored.password.hash }
      const again = await hashPassword(password)
      if (!(await passwords.makeAnew(account.id, stored.password.hash, again))) throw wrongCredentials()
      return { account, passwordHash: again.hash }
    },

    /** With an account of the staff directory. The first time makes the account here; each time brings its name and mail up to date. */
    async withDirectory(body: DirectoryLoginBody, address: string): Promise<Proven> {
      if (!directory) throw new Refusal(CODE.directoryNotSetUp, 'This server has no staff directory.')
      const name = body.ldapAccount.trim()
      const network = networkOf(address)
      const count = (who: string): Promise<void> => limits({ signInByAccount: `${network} ldap ${who}`, signInAnywhere: `ldap ${who}` })
      await limits({ signInByAddress: network })
      await count(name)
      const password = await keys.open(body.key, body.password)
      // Directories take a bind without a password for an anonymous one, and answer that it worked.
      const staff = name === '' || password === '' ? null : await directory.signIn(name, password, (dn) => count(`entry ${dn}`))
      if (!staff) throw wrongCredentials()
      return { account: await followStaff(accounts, staff), passwordHash: null }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>

function admitted(account: Account): Account {
  if (account.status === 'closed') throw closedAccount()
  // The password has proven who it is: the guest need not type everything again.
  if (hasRunOut(account, new Date()))
    throw new Refusal(CODE.guestExpired, 'The time of this guest account has run out. Register again.', recordOf(account))
  return account
}

async function followStaff(accounts: AccountRepository, staff: Staff): Promise<Account> {
  const { login, name, email } = staff
  await accounts.add(newAccount({ id: newId(), login, name, email, role: staff.role ?? staff.firstRole, kind: 'LDAP' }), null)
  const account = await accounts.byDirectoryLogin(login)
  if (!account) throw new Error('A directory account was neither there nor made.')
  const followed = await accounts.follow(account.id, { name, email, role: staff.role })
  if (!followed) throw closedAccount()
  return followed
}
