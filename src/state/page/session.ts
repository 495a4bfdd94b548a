import { proxy } from 'valtio'
import type { SessionAnswer, UserInfo } from '../../contract/account/account'
import { hasSessionCookie, removeSessionCookie, setSessionCookie } from '../../platform/http/session-cookie'
import { beginWithUnits } from './first-units'
import { isSessionStampedOver, stampSession, stampSessionOver } from '../../platform/http/session-stamp'

/** The signed-in user; `permissions` are the codes that the server listed. There is no token while signed out. */
export const session = proxy<{
  token: string | null
  userInfo: UserInfo | null
  permissions: string[]
  /** The equipment library last used, kept beyond the session: the next user to sign in is told when theirs is another. */
  modelLibId: string | null
}>({
  token: null,
  userInfo: null,
  permissions: [],
  modelLibId: null,
})

/** Starts a session that the server has given: token and user, the cookie of the same duration, and the time. */
export function beginSession({ token, userInfo, expiresAt }: SessionAnswer): void {
  setSessionCookie(expiresAt)
  stampSession()
  session.permissions = []
  session.userInfo = userInfo
  beginWithUnits(userInfo)
  session.token = token
}

/** Adopts a session that another tab of this browser has started. */
export function adoptSession(kept: typeof session): void {
  session.permissions = [...kept.permissions]
  session.userInfo = kept.userInfo
  session.modelLibId = kept.modelLibId
  session.token = kept.token
}

/** Clears the session in this page: token, roles, name and what is known of the user. */
export function forgetSession(): void {
  session.token = null
  session.userInfo = null
  session.permissions = []
}

/** Ends the session in every tab of this browser, without a call to the server. */
export function dropSession(): void {
  forgetSession()
  removeSessionCookie()
  stampSessionOver()
}

/** Tells whether the session is valid: its cookie exists and it was not marked as over (specification, section 4). */
export function isSessionValid(): boolean {
  return session.token !== null && hasSessionCookie() && !isSessionStampedOver()
}
