import { isPathOpen, type AreaUser } from '../../platform/areas'

/** Where the design steps live; they work on the open project. */
export const STEP_ROOT = '/navbar/mssp'

/** Links to projects: whoever is not signed in lands on them after signing in. */
const SHARE_ROOT = '/share'

/** Addresses for people without a session; the redirect takes a token from the address and is a sign-in of its own. */
export const PUBLIC_PATHS: readonly string[] = ['/login', '/regist', '/auth-redirect']

/** What the navigation guard knows; it decides from this and the target alone. */
export interface GuardFacts extends AreaUser {
  /** Whether the deployed version has been asked in this navigation, and whether the server answered. */
  version: 'unasked' | 'fetched' | 'failed'
  isSignedIn: boolean
  /** Permissions and user have been loaded in this navigation: an account that has none is not asked for again. */
  isUserLoaded: boolean
  isCadOn: boolean
  /** A design step needs an open project. `unasked`: the one remembered from before has not been tried. */
  project: 'open' | 'none' | 'unasked'
  /** Something of the guard's own work has gone wrong. */
  hasFailed: boolean
}

/** What is known of a navigation that was let through: whether it is a visit to be counted (rule 6). */
export interface Opened {
  isCounted: boolean
}

/** What is to be done next. After `fetchVersion`, `loadUser` and `openProject` the guard is asked again with what became of it. */
export type GuardStep =
  | { kind: 'fetchVersion' }
  | { kind: 'abort' }
  | { kind: 'loadUser' }
  | { kind: 'openProject' }
  | { kind: 'redirect'; to: string }
  | ({ kind: 'open' } & Opened)

const redirect = (to: string): GuardStep => ({ kind: 'redirect', to })

/** The navigation rules of the specification, section 2, in their order: what is to be done next on the way to that address? */
export function decideNavigation(facts: GuardFacts, target: string): GuardStep {
  const path = target.split('?')[0] || '/'
  const open: GuardStep = { kind: 'open', isCounted: facts.isSignedIn }
  const isPublic = PUBLIC_PATHS.includes(path)

  if (facts.version === 'unasked') return { kind: 'fetchVersion' }
  if (facts.version === 'failed') return { kind: 'abort' }

  // The fifth rule stands here because whatever failed before must not be tried again.
  if (facts.hasFailed) return path === '/login' ? open : redirect('/login')

  if (facts.isSignedIn && (facts.permissions.length === 0 || facts.role === null) && !facts.isUserLoaded) return { kind: 'loadUser' }

  if (!facts.isSignedIn) return isPublic ? open : redirect(isWithin(path, SHARE_ROOT) ? `/login?redirect=${path}` : '/login')

  if (path === '/') return redirect('/gateway')
  if (isPublic || path === '/gateway') return open
  if (path.includes('cad') && !(isPathOpen(facts, '/navbar/mssp/cad') && facts.isCadOn)) return redirect('/gateway')
  if (!isPathOpen(facts, path)) return redirect('/401')
  if (!isStep(path) || facts.project === 'open') return open
  return facts.project === 'unasked' ? { kind: 'openProject' } : redirect('/list/mssp')
}

/** Design steps that have a screen; the page of those to come needs no project. */
const STEPS_WITH_SCREENS = ['selection', 'piping', 'report']
const isStep = (path: string): boolean => STEPS_WITH_SCREENS.some((step) => isWithin(path, `${STEP_ROOT}/${step}`))
const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)
