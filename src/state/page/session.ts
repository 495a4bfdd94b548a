import { proxy } from 'valtio'
import type { SessionAnswer, UserInfo } from '../../contract/account'
import { hasSessionCookie, removeSessionCookie, setSessionCookie } from '../../platform/http/session-cookie'
import { isSessionStampedOver, stampSession, stampSessionOver } from '../../platform/http/session-stamp'

/** Who is signed in; `permissions` are the codes that the server listed. Signed out: no token. */
export const session = proxy<{
  token: string | null
  userInfo: UserInfo | null
  permissions: string[]
  /** The equipment library last worked with, kept beyond the session: whoever signs in next is told where his is another. */
  modelLibId: string | null
}>({
  token: null,
  userInfo: null,
  permissions: [],
  modelLibId: null,
})

/** Takes a session the server has given: token and user, the cookie that lasts as long, and the moment. */
export function beginSession({ token, userInfo, expiresAt }: SessionAnswer): void {
  setSessionCookie(expiresAt)
  stampSession()
  session.permissions = []
  session.userInfo = userInfo
  session.token = token
}

/** Goes on with a session that another tab of this browser has begun. */
export function adoptSession(kept: typeof session): void {
  session.permissions = [...kept.permissions]
  session.userInfo = kept.userInfo
  session.modelLibId = kept.modelLibId
  session.token = kept.token
}

/** Forgets the session in this page: token, roles, name and what is known of the user. */
export function forgetSession(): void {
  session.token = null
  session.userInfo = null
  session.permissions = []
}

/** Ends the session on this side, for every tab of this browser. */
export function dropSession(): void {
  forgetSession()
  removeSessionCookie()
  stampSessionOver()
}

/** A session is valid only while its cookie is there and it has not been noted as over (specification, section 4). */
export function isSessionValid(): boolean {
  return session.token !== null && hasSessionCookie() && !isSessionStampedOver()
}
