import i18next from 'i18next'
import { logout } from '../../platform/calls/account-calls'
import { logFailure } from '../../platform/log'
import { notify } from '../../platform/notify'
import { keptSession } from '../../state/page/local-storage'
import { dropOpening } from '../../state/document/leaving'
import { projectState } from '../../state/document/project'
import { adoptSession, dropSession, forgetSession, isSessionValid, session } from '../../state/page/session'
import { loadDesign } from '../project/design'
import { dialogs } from '../dialogs'

const MESSAGE_MS = 3_000
const SIGN_IN = '#/login'
/** Where this browser has signed in anew, in this tab or another, the end of the session before can arrive ahead of that answer. */
const ANSWER_MS = 1_000

/** Ends the session on this side. What is open is closed; what the server has not got of it waits in the journal. */
export function endSession(): void {
  dropSession()
  dialogs.isSignedOut = false
  leaveOpen()
}

/** Closes what is open without a word to the server, and gives up what is being opened: it belongs to a session that is over. */
export function leaveOpen(): void {
  dropOpening()
  if (!projectState.current) return
  loadDesign()
    .then((design) => design.leaveProject())
    .catch((error: unknown) => logFailure('The open project could not be closed', error))
}

/** Saves what is open, ends the session on the server and here. A server that cannot be reached does not keep anyone signed in. */
export async function signOut(): Promise<void> {
  await (await loadDesign()).closeProject()
  await logout().catch((error: unknown) => logFailure('The sign-out call failed', error))
  endSession()
}

/** Clears a session that is not valid any more: its cookie has run out or gone, or it has been noted as over. */
export function clearInvalidSession(): void {
  if (session.token !== null && !isSessionValid()) endSession()
}

/**
 * The server says that this page's session is over. Where another tab of this browser has signed in meanwhile, the page goes on with that
 * session; otherwise the user is told and taken to the sign-in page.
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

/** Takes over what another tab of this browser has signed in to; answers whether there was something to take. */
export function followOtherTab(): boolean {
  const kept = keptSession()
  if (!kept?.token || kept.token === session.token) return false
  if (session.userInfo && session.userInfo.userId !== kept.userInfo?.userId) {
    // Nothing of the one user may be shown to the other, or be saved under his name.
    forgetSession()
    window.location.reload()
  } else adoptSession(kept)
  return true
}
