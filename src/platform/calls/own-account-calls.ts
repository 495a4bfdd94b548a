import type { SessionAnswer } from '../../contract/account'
import type { FactorEnrolment, FactorState, RecoveryCodes, RemoveFactor, SecondStep } from '../../contract/account-factor'
import { OWN_ACCOUNT_PATH } from '../../contract/account-paths'
import type { ChangePassword } from '../../contract/account-sign-in'
import { call } from '../http/http'

/** The second step of a sign-in that needs a code. */
export function secondStep(body: SecondStep): Promise<SessionAnswer> {
  return call({ path: OWN_ACCOUNT_PATH.secondStep, body, isSilent: true })
}

/** In the name of a token that is not the page's session yet, where one is given. */
const inNameOf = (token: string | undefined) => ({ isSilent: true, ...(token === undefined ? {} : { token }) })

export function changePassword(body: ChangePassword, token?: string): Promise<null> {
  return call({ path: OWN_ACCOUNT_PATH.changePassword, body, ...inNameOf(token) })
}

export function fetchFactorState(): Promise<FactorState> {
  return call({ method: 'GET', path: OWN_ACCOUNT_PATH.factorState, isSilent: true })
}

export function beginFactor(token?: string): Promise<FactorEnrolment> {
  return call({ path: OWN_ACCOUNT_PATH.beginFactor, body: {}, ...inNameOf(token) })
}

export function confirmFactor(code: string, token?: string): Promise<RecoveryCodes> {
  return call({ path: OWN_ACCOUNT_PATH.confirmFactor, body: { code }, ...inNameOf(token) })
}

export function removeFactor(body: RemoveFactor): Promise<null> {
  return call({ path: OWN_ACCOUNT_PATH.removeFactor, body, isSilent: true })
}
