import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { EXCLUSIVE_MARK, TENANT_ID } from '../../../contract/account/account'
import { CODE } from '../../../contract/envelope'
import { CallError } from '../../../platform/http/call-error'
import { isEmail } from '../../../platform/input-filters'
import { dropSession, session } from '../../../state/page/session'
import { endQuietly, openSession, type Entrance } from './open-session'
import { sealPassword } from './seal-password'

/** Sign-in with a directory account, an account of this server, or one of the brand. */
export type SignInCall = 'directory' | 'account' | 'brand'

/** Signs in. Rejects with the call's error; any session then ends, except where a guest's access has expired (2090054). */
export async function signIn(by: SignInCall, account: string, password: string): Promise<Entrance> {
  const name = account.trim()
  try {
    const named = { ...(await sealPassword(password)), userName: name, exclusiveMark: EXCLUSIVE_MARK }
    if (by === 'directory')
      return await openSession(
        await call(CALLS.account.directoryLogin, { body: { ...named, ldapAccount: name, appointTenantId: TENANT_ID } }),
        password,
      )
    const body = { ...named, ...(isEmail(name) ? { personalEmail: name } : { phone: name }) }
    return await openSession(await call(by === 'brand' ? CALLS.account.brandLogin : CALLS.account.login, { body }), password)
  } catch (error) {
    const ticket = ticketIn(error)
    if (ticket !== null) return { step: 'code', ticket, password }
    if (!(error instanceof CallError && error.code === CODE.guestExpired)) endPresent()
    throw error
  }
}

/** Returns the ticket for the second step, where the password was right and a code is needed. */
function ticketIn(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== CODE.factorNeeded) return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'ticket' in data && typeof data.ticket === 'string' ? data.ticket : null
}

// Ends the present session after a failed sign-in, here and on the server.
function endPresent(): void {
  const { token } = session
  dropSession()
  if (token !== null) endQuietly(token)
}

/** Signs in as the demo engineer, where the server offers one. */
export async function signInToDemo(): Promise<Entrance> {
  return openSession(await call(CALLS.account.demo))
}
