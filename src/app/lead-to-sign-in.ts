import { session } from '../state/session'
import { PUBLIC_PATHS } from './guard'

/**
 * Leads whoever comes without a session to the sign-in before anything is fetched. The guard would lead there, too, but the page that was asked
 * for would be loaded by then.
 */
export function leadToSignIn(): void {
  const path = window.location.hash.slice(1).split('?')[0] ?? ''
  if (session.token === null && !PUBLIC_PATHS.includes(path)) window.history.replaceState(null, '', '#/login')
}
