import { session } from '../../state/page/session'
import { decideNavigation, type GuardFacts } from '../routes/guard'

/** Somebody without a session, as the guard sees him once the server has answered. */
const STRANGER: GuardFacts = {
  version: 'fetched',
  isSignedIn: false,
  permissions: [],
  role: null,
  isUserLoaded: false,
  isCadOn: false,
  project: 'none',
  hasFailed: false,
}

/**
 * Leads whoever comes without a session where the guard would, before anything is fetched: the page that was asked for would be loaded by the
 * time the guard speaks.
 */
export function leadToSignIn(): void {
  if (session.token !== null) return
  const step = decideNavigation(STRANGER, window.location.hash.slice(1).split('?')[0] ?? '')
  if (step.kind === 'redirect') window.history.replaceState(null, '', `#${step.to}`)
}
