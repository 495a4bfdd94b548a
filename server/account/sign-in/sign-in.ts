import type { DirectoryLoginBody, LoginBody } from '../../../src/contract/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/ids'
import type { Limits } from '../../attempts/limits'
import { badRequest, Refusal } from '../../refusal'
import { hasRunOut, newAccount, type Account } from '../account'
import type { Directory, Staff } from '../directory/directory'
import type { LoginKeys } from '../password/login-key'
import { recordOf } from '../guest/guest-record'
import { hashPassword, isOutdated, verifyPassword } from '../password/password'
import type { AccountRepository } from '../repository'

export interface SignInParts {
  accounts: AccountRepository
  keys: LoginKeys
  limits: Limits
  /** The staff directory; null where none is set up. */
  directory: Directory | null
}

const wrongCredentials = (): Refusal => new Refusal(CODE.wrongCredentials, 'The account or the password is wrong.')

const loginOf = (body: LoginBody): string => (body.personalEmail ?? body.phone ?? body.userName ?? '').trim()

/** Who signs in, and how: throws a refusal that says no more than its password has proven. */
export function createSignIn({ accounts, keys, limits, directory }: SignInParts) {
  return {
    /** With a login of this server and its password. */
    async withPassword(body: LoginBody, address: string): Promise<Account> {
      const login = loginOf(body)
      if (!login) throw badRequest('body $: expected personalEmail, phone or userName')
      await limits({ signInByAddress: address, signInByAccount: `${address} ${login}`, signInAnywhere: login })
      const password = await keys.open(body.key, body.password)
      const stored = await accounts.passwordOf(login)
      const isRight = await verifyPassword(password, stored?.password ?? null)
      if (!stored || !isRight) throw wrongCredentials()
      if (isOutdated(stored.password)) await accounts.setPassword(stored.account.id, await hashPassword(password))
      return admitted(stored.account)
    },

    /** With an account of the staff directory. The first time makes the account here; each time brings its name and mail up to date. */
    async withDirectory(body: DirectoryLoginBody, address: string): Promise<Account> {
      if (!directory) throw new Refusal(CODE.directoryNotSetUp, 'This server has no staff directory.')
      const name = body.ldapAccount.trim()
      await limits({ signInByAddress: address, signInByAccount: `${address} ldap ${name}`, signInAnywhere: `ldap ${name}` })
      const password = await keys.open(body.key, body.password)
      // Directories take a bind without a password for an anonymous one, and answer that it worked.
      const staff = name === '' || password === '' ? null : await directory.signIn(name, password)
      if (!staff) throw wrongCredentials()
      return followStaff(accounts, staff)
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>

function admitted(account: Account): Account {
  if (account.status === 'closed') throw new Refusal(CODE.notAllowedHere, 'This account is closed.')
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
  await accounts.follow(account.id, { name, email, role: staff.role })
  return { ...account, name, email, role: staff.role ?? account.role, status: 'open' }
}
