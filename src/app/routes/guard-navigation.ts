import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import i18next from 'i18next'
import { areaOf, roleOf, STEPS, type AreaId } from '../../platform/areas'
import { logFailure } from '../../platform/log'
import { notify } from '../../platform/notify'
import { isCadOn } from '../../platform/permissions'
import { isWithoutNetwork } from '../../platform/http/network'
import { fetchDeployedVersion } from '../../platform/http/version'
import { projectState } from '../../state/piping/project'
import { session } from '../../state/page/session'
import { settings } from '../../state/page/settings'
import { viewing } from '../../state/page/viewing'
import { workplace } from '../../state/page/workplace'
import { loadDesign } from '../project/design'
import { decideNavigation, type GuardFacts, type Opened } from './guard'
import { loadUser } from '../session/refresh-user'
import { clearInvalidSession } from '../session/session-commands'
import { isCodeKept } from '../version/page-worker'
import { compareVersion } from '../version/version-prompt-state'

/** The first navigation could not fetch the version from the server; there is no screen to stay on. */
export class ServerUnreachable extends Error {}

const UNREMEMBERED: readonly AreaId[] = ['feedback', 'share', 'view']

let lastOpened: (Opened & { target: string }) | null = null

/**
 * Runs before every navigation and takes the steps that `guard.ts` decides. A later navigation that the server does not answer is cancelled, and the user stays
 * on the present screen.
 */
export async function guardNavigation({ request }: LoaderFunctionArgs): Promise<Response | Opened> {
  const target = new URL(request.url).pathname
  const tried: Tried = { version: 'unasked', isUserLoaded: false, isProjectTried: false, hasFailed: false }
  for (;;) {
    const step = decideNavigation(factsNow(tried), target)
    switch (step.kind) {
      case 'fetchVersion':
        tried.version = (await hasAnswered()) ? 'fetched' : 'failed'
        clearInvalidSession()
        break
      case 'loadUser':
        tried.isUserLoaded = true
        tried.hasFailed = !(await succeeded(loadUser))
        break
      case 'openProject':
        tried.isProjectTried = true
        tried.hasFailed = !(await succeeded(async () => (await loadDesign()).reopenProject()))
        break
      case 'abort':
        return stay(target)
      case 'redirect':
        return redirect(step.to)
      case 'open':
        remember(target)
        lastOpened = { target, isCounted: step.isCounted }
        return lastOpened
    }
  }
}

/** Facts that the steps of this navigation have established so far. */
type Tried = Pick<GuardFacts, 'version' | 'isUserLoaded' | 'hasFailed'> & { isProjectTried: boolean }

function factsNow({ isProjectTried, ...tried }: Tried): GuardFacts {
  return {
    ...tried,
    isSignedIn: session.token !== null,
    permissions: session.permissions,
    role: roleOf(session.userInfo?.shareRole),
    isCadOn: isCadOn(session.userInfo, import.meta.env.DEV),
    // The project of a visit is closed with its page.
    project: projectState.current && !viewing.isShown() ? 'open' : isProjectTried ? 'none' : 'unasked',
  }
}

/**
 * Fetches the version file and returns whether the server answered. Until the first page is opened the fetched version becomes the page's own. Without a network
 * the version last seen counts as answered where the code of every address is kept; a server that refuses has not answered.
 */
async function hasAnswered(): Promise<boolean> {
  try {
    const deployed = await fetchDeployedVersion()
    if (lastOpened === null) settings.frontEndVersion = deployed
    else compareVersion(deployed)
    return true
  } catch (error) {
    logFailure('The version file could not be fetched', error)
    return isWithoutNetwork() && settings.frontEndVersion !== '' && isCodeKept()
  }
}

async function succeeded(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    logFailure('The navigation guard failed', error)
    return false
  }
}

function stay(target: string): Response | Opened {
  if (lastOpened === null) throw new ServerUnreachable('The deployed version could not be fetched.')
  notify('error', i18next.t('app:unreachable.stay'))
  return lastOpened.target === target ? lastOpened : replace(lastOpened.target)
}

function remember(target: string): void {
  // A link's token is not kept: feedback names the last screen.
  if (!UNREMEMBERED.some((id) => id === areaOf(target)?.id) && session.token !== null) workplace.lastScreen = target
  const step = STEPS.find(({ path }) => path === target)
  if (step) workplace.step = step.id
}
