import { EXCLUSIVE_MARK, TENANT_ID } from '../../../contract/account'
import { CODE } from '../../../contract/envelope'
import { login, loginAtBrand, loginToDemo, loginToDirectory } from '../../../platform/calls/account-calls'
import { CallError } from '../../../platform/http/call-error'
import { isEmail } from '../../../platform/input-filters'
import { dropSession, session } from '../../../state/page/session'
import { endQuietly, openSession, type Entrance } from './open-session'
import { sealPassword } from './seal-password'

/** By a directory account, by an account of this server, or by one of the brand. */
export type SignInCall = 'directory' | 'account' | 'brand'

/** Signs in. Rejects with the call's error; any session is then over, except where a guest's time has run out (2090054). */
export async function signIn(by: SignInCall, account: string, password: string): Promise<Entrance> {
  const name = account.trim()
  try {
    const named = { ...(await sealPassword(password)), userName: name, exclusiveMark: EXCLUSIVE_MARK }
    if (by === 'directory')
      return await openSession(await loginToDirectory({ ...named, ldapAccount: name, appointTenantId: TENANT_ID }), password)
    const body = { ...named, ...(isEmail(name) ? { personalEmail: name } : { phone: name }) }
    return await openSession(await (by === 'brand' ? loginAtBrand(body) : login(body)), password)
  } catch (error) {
    const ticket = ticketIn(error)
    if (ticket !== null) return { step: 'code', ticket, password }
    if (!(error instanceof CallError && error.code === CODE.guestExpired)) endPresent()
    throw error
  }
}

/** The ticket for the second step, where the password was right and a code is needed. */
function ticketIn(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== CODE.factorNeeded) return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'ticket' in data && typeof data.ticket === 'string' ? data.ticket : null
}

// Nobody stays signed in behind a sign-in that failed, here or on the server.
function endPresent(): void {
  const { token } = session
  dropSession()
  if (token !== null) endQuietly(token)
}

/** Signs in as the demo engineer, where the server offers one. */
export async function signInToDemo(): Promise<Entrance> {
  return openSession(await loginToDemo())
}
