import type { DirectoryLoginBody, LoginBody } from '../../../src/contract/account/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/change/ids'
import type { Limits } from '../../attempts/limits'
import { networkOf } from '../../attempts/network-of'
import { isOutage } from '../../database/outage'
import { badAt, Refusal } from '../../refusal'
import { hasRunOut, newAccount, type Account } from '../../access/account'
import type { Directory, Staff } from '../directory/directory'
import type { LoginKeys } from '../password/login-key'
import { recordOf } from '../guest/guest-record'
import type { Hashing } from '../password/password'
import type { PasswordRepository } from '../password/password-repository'
import { phoneDigits, type AccountRepository } from '../../access/account-repository'
import type { Proven } from '../../access/sessions'
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

/** Origin of a sign-in: the address, and the cookie of the browser where it has one. */
export interface From {
  address: string
  device: string
  /** Receives the account that is named, before anything is proven. */
  meant: (account: Account | null) => void
}

/** Creates the checks of a sign-in; each throws a refusal that reveals no more than the password has proven. */
export function createSignIn({ accounts, passwords, hashing, keys, devices, limits, directory }: SignInParts) {
  /**
   * Counts a try and returns whether it comes from a known browser. Such a browser's own tries count alone, so that nobody elsewhere, or in
   * the same network, locks the owner out.
   */
  const countTry = async (account: Account | undefined, names: readonly string[], { address, device }: From): Promise<boolean> => {
    const isKnown = account !== undefined && (await devices.isKnown(account.id, device))
    const network = networkOf(address)
    if (isKnown) await limits({ signInByDevice: `${device} ${account.id}` })
    else await limits({ signInByAddress: network, signInByAccount: names.map((one) => `${network} ${one}`), signInAnywhere: names })
    return isKnown
  }

  /** Counts a try under the directory entry's own name as well, because one entry has many spellings. */
  const countEntry = (dn: string, { address }: From): Promise<void> =>
    limits({ signInByAccount: `${networkOf(address)} ldap entry ${dn}`, signInAnywhere: `ldap entry ${dn}` })

  return {
    /** Counts a code of a second factor like the tries of passwords. */
    async countCode({ id }: Account, { device }: From): Promise<void> {
      await limits((await devices.isKnown(id, device)) ? { factorByDevice: `${device} ${id}` } : { factorByAccount: id })
    },

    /** Counts a try of the demo from another machine. */
    countRefusedDemo: ({ address }: Pick<From, 'address'>): Promise<void> =>
      limits({ signInByAddress: networkOf(address) }).catch((error: unknown) => {
        // The demo is refused even while the database is unavailable.
        if (!isOutage(error)) throw error
      }),

    /** Checks a login of this server and its password. */
    async withPassword(body: LoginBody, from: From): Promise<Proven> {
      const login = loginOf(body)
      if (!login) throw badAt('$', 'personalEmail, phone or userName')
      const stored = await accounts.passwordOf(login)
      from.meant(stored?.account ?? null)
      // Counted both as typed and by account, for one account has many spellings. An unknown login is counted as often, so that the answer
      // does not reveal it.
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

    /** Checks an account of the staff directory. The first sign-in creates the account here; each one brings its name and mail up to date. */
    async withDirectory(body: DirectoryLoginBody, from: From): Promise<Proven> {
      if (!directory) throw new Refusal(CODE.directoryNotSetUp, 'This server has no staff directory.')
      const name = body.ldapAccount.trim()
      const known = await accounts.byDirectoryLogin(name)
      from.meant(known ?? null)
      const isKnown = await countTry(known, [`ldap ${name}`], from)
      const password = await keys.open(body.key, body.password)
      // A directory takes a bind without a password as an anonymous one, and reports success.
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
  // The password has proven the guest's identity: they need not type everything again.
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
