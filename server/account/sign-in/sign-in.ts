import type { DirectoryLoginBody, LoginBody } from '../../../src/contract/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/change/ids'
import type { Limits } from '../../attempts/limits'
import { networkOf } from '../../attempts/network-of'
import { badAt, Refusal } from '../../refusal'
import { hasRunOut, newAccount, type Account } from '../account'
import type { Directory, Staff } from '../directory/directory'
import type { LoginKeys } from '../password/login-key'
import { recordOf } from '../guest/guest-record'
import type { Hashing } from '../password/password'
import type { PasswordRepository } from '../password/password-repository'
import { phoneDigits, type AccountRepository } from '../repository'
import type { Proven } from '../sessions'
import type { KnownDevices } from './known-devices'

export interface SignInParts {
  accounts: AccountRepository
  passwords: Pick<PasswordRepository, 'makeAnew'>
  hashing: Hashing
  keys: Pick<LoginKeys, 'open'>
  devices: KnownDevices
  limits: Limits
  /** The staff directory; null where none is set up. */
  directory: Directory | null
}

export const wrongCredentials = (): Refusal => new Refusal(CODE.wrongCredentials, 'The account or the password is wrong.')

const closedAccount = (): Refusal => new Refusal(CODE.notAllowedHere, 'This account is closed.')

const loginOf = (body: LoginBody): string => (body.personalEmail ?? body.phone ?? body.userName ?? '').trim()

/** Where a sign-in comes from: the address, and the cookie of the browser where it has one. */
export interface From {
  address: string
  device: string
  /** Told whose account is meant, before anything is proven. */
  meant: (account: Account | null) => void
}

/** Who signs in, and how: throws a refusal that says no more than its password has proven. */
export function createSignIn({ accounts, passwords, hashing, keys, devices, limits, directory }: SignInParts) {
  /**
   * Counts a try. From a browser that has signed in to the account before only its own tries count: nobody elsewhere, or in the same network,
   * shuts its owner out. Tells whether it is one.
   */
  const countTry = async (account: Account | undefined, names: readonly string[], { address, device }: From): Promise<boolean> => {
    const isKnown = account !== undefined && (await devices.isKnown(account.id, device))
    const network = networkOf(address)
    if (isKnown) await limits({ signInByDevice: `${device} ${account.id}` })
    else await limits({ signInByAddress: network, signInByAccount: names.map((one) => `${network} ${one}`), signInAnywhere: names })
    return isKnown
  }

  /** One entry of the directory has many spellings, and is counted under its own name, too. */
  const countEntry = (dn: string, { address }: From): Promise<void> =>
    limits({ signInByAccount: `${networkOf(address)} ldap entry ${dn}`, signInAnywhere: `ldap entry ${dn}` })

  return {
    /** Counts a code of a second factor, as the tries of passwords are counted. */
    async countCode({ id }: Account, { device }: From): Promise<void> {
      await limits((await devices.isKnown(id, device)) ? { factorByDevice: `${device} ${id}` } : { factorByAccount: id })
    },

    /** Counts a try of the demo from elsewhere, which is refused however often it comes. */
    countRefusedDemo: ({ address }: Pick<From, 'address'>): Promise<void> => limits({ signInByAddress: networkOf(address) }),

    /** With a login of this server and its password. */
    async withPassword(body: LoginBody, from: From): Promise<Proven> {
      const login = loginOf(body)
      if (!login) throw badAt('$', 'personalEmail, phone or userName')
      const stored = await accounts.passwordOf(login)
      from.meant(stored?.account ?? null)
      // As it is typed, and by whose it is: one account has many spellings. What is nobody's is counted as often, and tells nobody so.
      const typed = phoneDigits(login)
      await countTry(stored?.account, [typed, `account ${stored?.account.id ?? typed}`], from)
      const password = await keys.open(body.key, body.password)
      const isRight = await hashing.verify(password, stored?.password ?? null)
      if (!stored || !isRight) throw wrongCredentials()
      const account = admitted(stored.account)
      if (!hashing.isOutdated(stored.password)) return { account, passwordHash: stored.password.hash }
      const again = await hashing.hash(password)
      if (!(await passwords.makeAnew(account.id, stored.password.hash, again))) throw wrongCredentials()
      return { account, passwordHash: again.hash }
    },

    /** With an account of the staff directory. The first time makes the account here; each time brings its name and mail up to date. */
    async withDirectory(body: DirectoryLoginBody, from: From): Promise<Proven> {
      if (!directory) throw new Refusal(CODE.directoryNotSetUp, 'This server has no staff directory.')
      const name = body.ldapAccount.trim()
      const known = await accounts.byDirectoryLogin(name)
      from.meant(known ?? null)
      const isKnown = await countTry(known, [`ldap ${name}`], from)
      const password = await keys.open(body.key, body.password)
      // Directories take a bind without a password for an anonymous one, and answer that it worked.
      const count = (dn: string): Promise<void> => (isKnown ? Promise.resolve() : countEntry(dn, from))
      const staff = name === '' || password === '' ? null : await directory.signIn(name, password, count)
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
