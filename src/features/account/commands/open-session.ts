import i18next from 'i18next'
import type { SessionAnswer } from '../../../contract/account'
import { fetchGuestRecord, fetchPermissions, logout } from '../../../platform/account-calls'
import { logFailure } from '../../../platform/log'
import { notify } from '../../../platform/notify'
import { keepNow } from '../../../state/local-storage'
import { checkModelLibrary } from '../../../state/model-library'
import { beginSession, dropSession, session } from '../../../state/session'

/** The password was right, and the server has no record of this guest: there is no permission to log in. */
export class NoGuestRecord extends Error {}

/** `waiting`: a guest nobody has approved yet. Nothing of him is kept, and his session has been ended. */
export type Entrance = 'open' | 'waiting'

/** Lets in whoever the server has answered for: the guest's record first, then the token, then the permissions; without them there is no session. */
export async function openSession(answer: SessionAnswer): Promise<Entrance> {
  const { token, userInfo } = answer
  if (userInfo.userType === 'GUEST' && !(await hasRecord(answer))) {
    endQuietly(token)
    throw new NoGuestRecord()
  }
  if (userInfo.userType === 'GUEST' && userInfo.guestStatus === 0) {
    endQuietly(token)
    return 'waiting'
  }
  beginSession(answer)
  // At once: the other tabs of this browser look for it when the server ends the session they had.
  keepNow()
  try {
    session.permissions = await fetchPermissions()
  } catch (error) {
    dropSession()
    throw error
  }
  const library = await checkModelLibrary()
  if (library !== null) notify('info', i18next.t('app:session.library', { library }))
  return 'open'
}

async function hasRecord({ token, userInfo }: SessionAnswer): Promise<boolean> {
  return (await fetchGuestRecord(userInfo.email, token)) !== null
}

/** Ends a session that the page has never taken. */
export function endQuietly(token: string): void {
  logout(token).catch((error: unknown) => logFailure('The session of a token that is not used could not be ended', error))
}
