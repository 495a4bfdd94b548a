import { CODE } from '../../../src/contract/envelope'
import type { FactorEnrolment, FactorState } from '../../../src/contract/account/account-factor'
import { FACTOR_CODE } from '../../../src/contract/account/sign-in-constants'
import type { Noted } from '../../database/within'
import { Refusal } from '../../refusal'
import type { Account } from '../../access/account'
import type { FactorRepository } from './factor-repository'
import { enrolmentOf, newRecoveryCode, newSecret, recoveryHash, stepOf } from './one-time-code'
import type { Sealing } from './sealing'

const DIGITS = new RegExp(`^\\d{${FACTOR_CODE.digits}}$`)

/** Creates the second factor of accounts: one-time codes of an authenticator app; secrets are stored encrypted, recovery codes as hashes. */
export const createSecondFactor = (stored: FactorRepository, sealing: Sealing) => {
  const prove = async (account: Account, code: string): Promise<void> => {
    if (!(await isTaken(account, code.replace(/\s/g, '')))) throw wrongFactor()
  }

  const isTaken = async (account: Account, code: string): Promise<boolean> => {
    if (!DIGITS.test(code)) return stored.useRecoveryCode(account.id, recoveryHash(account.id, code))
    const sealed = await stored.secretOf(account.id, true)
    const step = sealed && stepOf(await sealing.open(sealed, account.id), code, new Date())
    return step !== null && stored.useStep(account.id, step)
  }

  return {
    async stateOf(account: Account): Promise<FactorState> {
      const [roles, left] = [await stored.requiredRoles(), await stored.recoveryCodesLeft(account.id)]
      return { isOn: account.hasSecondFactor, isRequired: roles.includes(account.role), recoveryCodesLeft: left }
    },

    /** Returns whether the account must set up a second factor before anything else. */
    async isDue(account: Account): Promise<boolean> {
      return !account.hasSecondFactor && account.status !== 'waiting' && (await stored.requiredRoles()).includes(account.role)
    },

    /** Returns a new secret, which has no effect before a code of it has been confirmed. */
    async begin(account: Account): Promise<FactorEnrolment> {
      const secret = newSecret()
      if (!(await stored.begin(account.id, await sealing.seal(secret, account.id)))) throw alreadyOn()
      return enrolmentOf(secret, account.email || account.login)
    },

    /** Confirms the secret with its first code, and returns the recovery codes. */
    async confirm(account: Account, code: string, noted: Noted): Promise<string[]> {
      const sealed = await stored.secretOf(account.id, false)
      const step = sealed && stepOf(await sealing.open(sealed, account.id), code, new Date())
      if (sealed === null || step === null) throw wrongFactor()
      const recoveryCodes = Array.from({ length: FACTOR_CODE.recoveryCodes }, newRecoveryCode)
      const hashes = recoveryCodes.map((one) => recoveryHash(account.id, one))
      if (!(await stored.confirm(account.id, sealed, step, hashes, noted))) throw wrongFactor()
      return recoveryCodes
    },

    /** Uses a code up; refuses a wrong or used one. */
    prove,

    async remove(account: Account, code: string, noted: Noted): Promise<void> {
      await prove(account, code)
      await stored.remove(account.id, noted)
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

const wrongFactor = (): Refusal => new Refusal(CODE.wrongFactor, 'The code is wrong or was used already. Enter the one that is shown now.')
const alreadyOn = (): Refusal => new Refusal(CODE.badRequest, 'A second factor is set up already. Remove it first.')
