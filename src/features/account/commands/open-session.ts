import i18next from 'i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { SessionAnswer } from '../../../contract/account/account'
import { fetchPermissions } from '../../../platform/calls/account-calls'
import { logFailure } from '../../../platform/log'
import { notify } from '../../../platform/notify'
import { keepNow } from '../../../state/page/local-storage'
import { checkModelLibrary } from '../../../state/page/model-library'
import { beginSession, dropSession, isSessionValid, session } from '../../../state/page/session'

/** Thrown when the password was right but the server has no record of this guest, so that the guest may not log in. */
export class NoGuestRecord extends Error {}

/** Thrown when the browser does not keep the session, because it refuses the cookie or its clock is far ahead. */
export class SessionRefused extends Error {}

/** Duration of the message, long enough to be read beside the first screen. */
const NOT_KEPT_MS = 10_000

/** `waiting` is a guest without approval, whose session has been ended and of whom nothing is kept. */
export type Entrance = 'open' | 'waiting' | DueStep

/** A step that is due before the session opens: a code, an own password, or the set-up of a second factor. */
export type DueStep = CodeStep | { step: 'password'; answer: SessionAnswer; password: string } | { step: 'factor'; answer: SessionAnswer }
export interface CodeStep {
  step: 'code'
  ticket: string
  /** The password as typed, for an account that must change it next. */
  password: string
}

/**
 * Opens a session from a sign-in's answer: first the guest's record, then the token, then the permissions; without these there is no session. A
 * token that does not become the page's is ended on the server. Where a step is due first, the session waits for it; `password` is the one that was
 * typed.
 */
export async function openSession(answer: SessionAnswer, password = ''): Promise<Entrance> {
  const { mustChangePassword, mustSetUpFactor } = answer.userInfo
  if (mustChangePassword || mustSetUpFactor) {
    // The server has ended the page's former session.
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

/** Returns whether a guest is approved. Throws where the server has no record of the guest. */
async function isApproved({ token, userInfo }: SessionAnswer): Promise<boolean> {
  if ((await call(CALLS.guest.guestRecord, { query: { personalEmail: userInfo.email }, token })) === null) throw new NoGuestRecord()
  return userInfo.guestStatus !== 0
}

async function begin(answer: SessionAnswer): Promise<void> {
  beginSession(answer)
  if (!isSessionValid()) {
    dropSession()
    throw new SessionRefused()
  }
  // Kept at once, because other tabs of this browser look for it when the server ends their session.
  if (!keepNow()) notify('advice', i18next.t('app:session.notKept'), NOT_KEPT_MS)
  try {
    session.permissions = await fetchPermissions()
  } catch (error) {
    dropSession()
    throw error
  }
}

/** Ends a session that the page never used. */
export function endQuietly(token: string): void {
  call(CALLS.account.logout, { token }).catch((error: unknown) =>
    logFailure('The session of a token that is not used could not be ended', error),
  )
}
