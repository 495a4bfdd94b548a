import { session } from '../../state/page/session'
import { decideNavigation, type GuardFacts } from '../routes/guard'

/** Facts about a visitor without a session, once the server has answered. */
const VISITOR: GuardFacts = {
  version: 'fetched',
  isSignedIn: false,
  permissions: [],
  role: null,
  isUserLoaded: false,
  isCadOn: false,
  project: 'none',
  hasFailed: false,
}

/** Sends a visitor without a session to where the guard would, before anything is fetched: otherwise the requested page is loaded before the guard decides. */
export function leadToSignIn(): void {
  if (session.token !== null) return
  const step = decideNavigation(VISITOR, window.location.hash.slice(1).split('?')[0] ?? '')
  if (step.kind === 'redirect') window.history.replaceState(null, '', `#${step.to}`)
}
