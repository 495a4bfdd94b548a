import { logout } from '../platform/account-calls'
import { logFailure } from '../platform/log'
import { closeProject } from '../state/open-project'
import { session } from '../state/session'

/** Forgets the session on this side. */
export function endSession(): void {
  session.token = null
  session.userInfo = null
  session.permissions = []
}

/** Saves what is open, ends the session on the server and here. A server that cannot be reached does not keep anyone signed in. */
export async function signOut(): Promise<void> {
  await closeProject()
  await logout().catch((error: unknown) => logFailure('The sign-out call failed', error))
  endSession()
}
