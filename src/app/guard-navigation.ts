import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import i18next from 'i18next'
import { fetchPermissions, fetchUserInfo } from '../platform/account-calls'
import { CallError } from '../platform/call-error'
import { logFailure } from '../platform/log'
import { notify } from '../platform/notify'
import { isPermitted } from '../platform/permissions'
import { fetchDeployedVersion } from '../platform/version'
import { projectState } from '../state/project'
import { session } from '../state/session'
import { settings } from '../state/settings'
import { workplace } from '../state/workplace'
import { decideNavigation, STEP_ROOT } from './guard'
import { reopenProject } from './reopen-project'
import { STEPS } from './step-status'
import { clearInvalidSession } from './session-commands'
import { compareVersion } from './version-prompt-state'

/** The first navigation could not ask the server for its version; there is no screen to stay on. */
export class ServerUnreachable extends Error {}

let lastOpened: string | null = null

/**
 * Runs before every navigation: deployed version, permissions, the remembered project, then the rules of `guard.ts`. A later navigation
 * without an answer of the server is given up, and the user stays where he was.
 */
export async function guardNavigation({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const target = new URL(request.url).pathname
  if (!(await hasAnswered())) {
    if (lastOpened === null) throw new ServerUnreachable('The deployed version could not be fetched.')
    notify('error', i18next.t('app:unreachable.stay'))
    return lastOpened === target ? null : replace(lastOpened)
  }
  clearInvalidSession()
  try {
    await completeSession()
    if (session.token && target.startsWith(STEP_ROOT) && !projectState.current) await reopenProject()
  } catch (error) {
    logFailure('The navigation guard failed', error)
    if (error instanceof CallError && error.isOffline) throw new ServerUnreachable(error.message)
    return target === '/login' ? null : redirect('/login')
  }
  const decision = decideNavigation(
    { isSignedIn: Boolean(session.token), permissions: session.permissions, isPermitted, hasProject: projectState.current !== null },
    target,
  )
  if (decision.kind === 'redirect') return redirect(decision.to)
  lastOpened = target
  const step = STEPS.find((name) => target === `${STEP_ROOT}/${name}`)
  if (step) workplace.step = step
  return null
}

/** Whether the version file could be fetched. The page's own version is the one deployed when it was loaded. */
async function hasAnswered(): Promise<boolean> {
  try {
    const deployed = await fetchDeployedVersion()
    if (lastOpened === null) settings.frontEndVersion = deployed
    else compareVersion(deployed)
    return true
  } catch (error) {
    logFailure('The version file could not be fetched', error)
    return false
  }
}

async function completeSession(): Promise<void> {
  if (!session.token) return
  if (session.permissions.length === 0) session.permissions = await fetchPermissions()
  session.userInfo ??= await fetchUserInfo()
}
