import i18next from 'i18next'
import { pathOf } from '../../platform/areas'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { forgetDatabase, PACK_DATABASE } from '../../platform/files/forget-database'
import { logFailure } from '../../platform/log'
import { notify } from '../../platform/notify'
import { keptSession } from '../../state/page/local-storage'
import { dropOpening } from '../../state/piping/project'
import { projectState } from '../../state/piping/project'
import { adoptSession, dropSession, forgetSession, isSessionValid, session } from '../../state/page/session'
import { loadDesign } from '../project/design'
import { dialogs } from '../dialogs'

const MESSAGE_MS = 3_000
const SIGN_IN = `#${pathOf('login')}`
/** After a new sign-in in this browser, the end of the previous session can arrive this much earlier than the answer to the sign-in. */
const ANSWER_MS = 1_000

/** Ends the session in this browser and closes the open project. Its unsaved changes wait in the journal; the equipment kept for work without a network goes. */
export function endSession(): void {
  dropSession()
  dialogs.isSignedOut = false
  forgetDatabase(PACK_DATABASE)
  leaveOpen()
}

/** Closes the open project without a call to the server, and cancels one that is being opened: both belong to a session that is over. */
export function leaveOpen(): void {
  dropOpening()
  if (!projectState.current) return
  loadDesign()
    .then((design) => design.leaveProject())
    .catch((error: unknown) => logFailure('The open project could not be closed', error))
}

/** Saves the open project and ends the session, on the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  await (await loadDesign()).closeProject()
  await call(CALLS.account.logout).catch((error: unknown) => logFailure('The sign-out call failed', error))
  endSession()
}

/** Clears a session that is no longer valid: its cookie has expired or is gone, or it was marked as over. */
export function clearInvalidSession(): void {
  if (session.token !== null && !isSessionValid()) endSession()
}

/**
 * Handles the server's message that this session is over. If another tab of this browser has signed in meanwhile, the page goes on with that
 * session; otherwise it shows the message and opens the sign-in page.
 */
export async function endedElsewhere(sentence: string | null): Promise<void> {
  const ended = session.token
  if (followOtherTab()) return
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  if (session.token !== ended || followOtherTab()) return
  const isThere = window.location.hash.startsWith(SIGN_IN)
  endSession()
  if (sentence !== null) notify('error', sentence, MESSAGE_MS)
  else if (!isThere) notify('error', i18next.t('app:session.redirect'), MESSAGE_MS)
}

/** Adopts the session of another tab of this browser; returns whether there was one. */
export function followOtherTab(): boolean {
  const kept = keptSession()
  if (!kept?.token || kept.token === session.token) return false
  if (session.userInfo && session.userInfo.userId !== kept.userInfo?.userId) {
    // Data of one user must not be shown to another, nor saved under another name.
    forgetSession()
    window.location.reload()
  } else adoptSession(kept)
  return true
}
