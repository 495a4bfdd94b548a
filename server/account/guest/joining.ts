import type { Registration, RetrievePassword, SendCode } from '../../../src/contract/account/account-guests'
import { CODE } from '../../../src/contract/envelope'
import { newId } from '../../../src/model/change/ids'
import type { Limits } from '../../attempts/limits'
import type { Within } from '../../database/within'
import { letter } from '../../mail/letters'
import type { Mailer } from '../../mail/mailer'
import { Refusal } from '../../refusal'
import { MASTER_BRAND, nameForBrand } from '../../../src/contract/account/brand'
import { newAccount, type Account } from '../../access/account'
import type { LoginKeys } from '../password/login-key'
import type { Hashing } from '../password/password'
import type { PasswordRepository } from '../password/password-repository'
import { checkQuality } from '../password/quality'
import type { AccountRepository } from '../../access/account-repository'
import type { Sessions } from '../../access/sessions'
import type { GuestRepository } from './guest-repository'
import { wrongCode, type Codes } from './verification-codes'

export interface JoiningParts {
  accounts: AccountRepository
  guests: Pick<GuestRepository, 'registerAgain'>
  passwords: Pick<PasswordRepository, 'replace'>
  sessions: Sessions
  keys: LoginKeys
  hashing: Pick<Hashing, 'hash'>
  codes: Codes
  limits: Limits
  mailer: Mailer
  brandWords: string[]
  /** Words of the house brand. */
  houseWords: string[]
}

/** Origin of a call: the caller's network and the language of the page. */
export interface Origin {
  network: string
  language: string
}

const isOurs = (account: Account | undefined): account is Account => account !== undefined && account.status !== 'closed'

/** Creates registration and password retrieval: the acts of a caller that has proven a mailbox and nothing else. */
export const createJoining = ({
  accounts,
  guests,
  passwords,
  sessions,
  keys,
  hashing,
  codes,
  limits,
  mailer,
  brandWords,
  houseWords,
}: JoiningParts) => {
  const proven = async (body: Registration | RetrievePassword, purpose: SendCode['purpose'], { network }: Origin): Promise<string> => {
    await limits({ proofByAddress: network, proofByMailbox: body.personalEmail })
    const password = await keys.open(body.key, body.password)
    // Checked before the code is used up, so that a better password may be sent with the same code.
    checkQuality(password, [body.personalEmail, 'userName' in body ? body.userName : ''])
    // Only the mailbox's owner gets past the code: the refusal would show the account's name to a stranger.
    await codes.prove(purpose, body.personalEmail, body.verificationCode, async () => {
      const account = await accounts.byLogin(body.personalEmail)
      if (account) checkQuality(password, [account.login, account.name])
    })
    return password
  }

  return {
    /** Sends a code. A known address changes neither the answer nor the time it takes. */
    async sendCode({ personalEmail, purpose }: SendCode, { network, language }: Origin): Promise<void> {
      await limits({ codeByAddress: network, codeByMailbox: `${purpose} ${personalEmail}` })
      const { code, expiresAt } = await codes.issue(purpose, personalEmail)
      const known = await accounts.byLogin(personalEmail)
      const isMeant = isOurs(known) || purpose === 'register'
      // An account's own spelling of the address counts, not the one that was typed.
      const to = known?.email || personalEmail
      const { subject, text } = letter(purpose === 'register' ? 'registerCode' : 'retrieveCode', language, {
        code,
        product: nameForBrand(known?.brand ?? MASTER_BRAND, houseWords),
      })
      await (isMeant ? mailer.send({ to, subject, text, uselessAfter: expiresAt }) : mailer.pretend(personalEmail))
    },

    /** Registers a new guest, who waits for approval, or one whose time has run out. */
    async register(body: Registration, origin: Origin): Promise<Account> {
      const password = await hashing.hash(await proven(body, 'register', origin))
      const asked = guestOf(body, origin.language, body.isFromClivet ? (brandWords[0] ?? MASTER_BRAND) : MASTER_BRAND)
      if (await accounts.add(asked, password)) return asked
      const again = body.reregist ? await guests.registerAgain(asked, password) : null
      if (!again) throw new Refusal(CODE.alreadyRegistered, 'There is already an account with this e-mail address.')
      await sessions.tellEnded(again.id, 'password')
      return again
    },

    /** Sets a new password for the owner of a mailbox and ends all sessions of the older one. `noted` writes within the same transaction. */
    async retrieve(body: RetrievePassword, origin: Origin, noted: (account: Account, within: Within) => Promise<void>): Promise<void> {
      const password = await proven(body, 'retrieve', origin)
      const account = await accounts.byLogin(body.personalEmail)
      if (!isOurs(account)) throw wrongCode()
      if (!(await passwords.replace(account.id, await hashing.hash(password), (within) => noted(account, within)))) throw wrongCode()
      await sessions.tellEnded(account.id, 'password')
    },
  }
}

export type Joining = ReturnType<typeof createJoining>

const guestOf = (body: Registration, language: string, brand: string): Account =>
  newAccount({
    id: newId(),
    login: body.personalEmail.toLowerCase(),
    email: body.personalEmail,
    name: body.userName.trim(),
    role: 'guest',
    kind: 'GUEST',
    status: 'waiting',
    phone: body.phone ?? '',
    organization: (body.organization ?? '').trim(),
    userType: body.userType,
    department: body.department,
    language,
    brand,
  })
