import type { ChangePassword } from '../../../src/contract/account/account-sign-in'
import { CODE } from '../../../src/contract/envelope'
import type { Limits } from '../../attempts/limits'
import type { Noted } from '../../database/within'
import { Refusal } from '../../refusal'
import { isDemo, type Account } from '../../access/account'
import type { AccountRepository } from '../../access/account-repository'
import { hashOf, type Sessions } from '../../access/sessions'
import { deviceHash } from '../sign-in/known-devices'
import { wrongCredentials } from '../sign-in/sign-in'
import type { LoginKeys } from './login-key'
import type { Hashing } from './password'
import type { PasswordRepository } from './password-repository'
import { checkQuality, weak } from './quality'

export interface OwnPasswordParts {
  accounts: Pick<AccountRepository, 'passwordOf'>
  passwords: Pick<PasswordRepository, 'change'>
  sessions: Pick<Sessions, 'tellGone'>
  keys: Pick<LoginKeys, 'openAll'>
  hashing: Hashing
  limits: Limits
}

/** Creates the acts of users on their own passwords. */
export const createOwnPassword = ({ accounts, passwords, sessions, keys, hashing, limits }: OwnPasswordParts) => {
  /** Returns the hash of a password that is the account's; refuses a wrong one, and accounts whose password is not stored here. */
  const proven = async (account: Account, password: string): Promise<Uint8Array> => {
    const stored = await accounts.passwordOf(account.login)
    const isOwn = stored?.account.id === account.id
    if (!(await hashing.verify(password, isOwn ? stored.password : null)) || !isOwn) throw wrongCredentials()
    return stored.password.hash
  }
  const countTry = async (account: Account): Promise<void> => {
    if (account.kind === 'LDAP' || isDemo(account)) throw keptElsewhere()
    await limits({ passwordByAccount: account.id })
  }

  return {
    /** Refuses a caller that does not know the account's password. */
    async check(account: Account, key: string, cipher: string): Promise<void> {
      await countTry(account)
      const [password = ''] = await keys.openAll(key, [cipher])
      await proven(account, password)
    },

    /**
     * Replaces the old password, which must be known, with a new one; every other session of the account ends, and its page is notified. All
     * browsers but the caller's become unknown.
     */
    async change(account: Account, body: ChangePassword, from: { token: string; device: string }, noted: Noted): Promise<void> {
      await countTry(account)
      const [before = '', after = ''] = await keys.openAll(body.key, [body.password, body.newPassword], ['password', 'newPassword'])
      const hash = await proven(account, before)
      checkQuality(after, [account.login, account.name, account.email])
      if (before.normalize('NFC') === after.normalize('NFC')) throw weak('same')
      const kept = { tokenHash: hashOf(from.token), deviceHash: deviceHash(from.device) }
      const ended = await passwords.change(account.id, hash, await hashing.hash(after), kept, noted)
      if (!ended) throw wrongCredentials()
      await sessions.tellGone(account.id, ended, 'password')
    },
  }
}

export type OwnPassword = ReturnType<typeof createOwnPassword>

const keptElsewhere = (): Refusal =>
  new Refusal(CODE.passwordElsewhere, 'The password of this account is not kept here. Staff change theirs in the company directory.')
