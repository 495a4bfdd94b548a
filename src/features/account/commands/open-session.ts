import i18next from 'i18next'
import type { SessionAnswer } from '../../../contract/account'
import { fetchGuestRecord, fetchPermissions, logout } from '../../../platform/calls/account-calls'
import { logFailure } from '../../../platform/log'
import { notify } from '../../../platform/notify'
import { keepNow } from '../../../state/page/local-storage'
import { checkModelLibrary } from '../../../state/page/model-library'
import { beginSession, dropSession, isSessionValid, session } from '../../../state/page/session'

/** The password was right, and the server has no record of this guest: there is no permission to log in. */
export class NoGuestRecord extends Error {}

/** The browser does not hold the session: it refuses the cookie, or its clock is far ahead. */
export class SessionRefused extends Error {}

/** Long enough to be read beside the first screen. */
const NOT_KEPT_MS = 10_000

/** `waiting`: a guest nobody has approved yet. Nothing of him is kept, and his session has been ended. */
export type Entrance = 'open' | 'waiting' | DueStep

/** Step that is due before the session opens: a code, an own password, or the set-up of a second factor. */
export type DueStep = CodeStep | { step: 'password'; answer: SessionAnswer; password: string } | { step: 'factor'; answer: SessionAnswer }
export interface CodeStep {
  step: 'code'
  ticket: string
  /** Password as typed, for an account that must change it next. */
  password: string
}

/**
 * Lets in whoever the server has answered for: the guest's record first, then the token, then the permissions; without them there is no
 * session. A token that does not become the page's is ended on the server, whatever stood in its way. Where something must be done first, the
 * session waits for it; `password` is the one that was typed.
 */
export async function openSession(answer: SessionAnswer, password = ''): Promise<Entrance> {
  const { mustChangePassword, mustSetUpFactor } = answer.userInfo
  if (mustChangePassword || mustSetUpFactor) {
    // The server has ended what this page was signed in with.
    dropSession()
    return mustChangePassword ? { step: 'password', answer, password } : { step: 'factor', answer }
  }
  try {
    if (answer.userInfo.userType === 'GUEST' && !(await isApproved(answer))) {
      endQuietly(answer.token)
      return 'waiting'
    }
    await begin(answer)
  } catch (error) {
    endQuietly(answer.token)
    throw error
  }
  const library = await checkModelLibrary()
  if (library !== null) notify('info', i18next.t('app:session.library', { library }))
  return 'open'
}

/** Whether a guest has been let in by somebody. Throws where the server has no record of him. */
async function isApproved({ token, userInfo }: SessionAnswer): Promise<boolean> {
  if ((await fetchGuestRecord(userInfo.email, token)) === null) throw new NoGuestRecord()
  return userInfo.guestStatus !== 0
}

async function begin(answer: SessionAnswer): Promise<void> {
  beginSession(answer)
  if (!isSessionValid()) {
    dropSession()
    throw new SessionRefused()
  }
  // At once: the other tabs of this browser look for it when the server ends the session they had.
  if (!keepNow()) notify('advice', i18next.t('app:session.notKept'), NOT_KEPT_MS)
  try {
    session.permissions = await fetchPermissions()
  } catch (error) {
    dropSession()
    throw error
  }
}

/** Ends a session that the page has never taken. */
export function endQuietly(token: string): void {
  logout(token).catch((error: unknown) => logFailure('The session of a token that is not used could not be ended', error))
}
