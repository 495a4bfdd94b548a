import { AREAS, isPathOpen, isWithin, listOf, pathOf, type AreaUser } from '../../platform/areas'

const LOGIN = pathOf('login')
const GATEWAY = pathOf('gateway')

const VIEW = pathOf('view')
const PUBLIC_PATHS: readonly string[] = AREAS.filter(({ permission }) => permission === 'public').map(({ path }) => path)

/** Says whether an address needs no session; the redirect takes a token from the address and is a sign-in of its own. */
export const isPublicPath = (path: string): boolean => PUBLIC_PATHS.includes(path) || isWithin(path, VIEW)

/** Facts from which the navigation guard decides, together with the target. */
export interface GuardFacts extends AreaUser {
  /** Whether this navigation has fetched the deployed version, and whether the server answered. */
  version: 'unasked' | 'fetched' | 'failed'
  isSignedIn: boolean
  /** Whether this navigation has loaded user and permissions: an account without permissions is not loaded again. */
  isUserLoaded: boolean
  isCadOn: boolean
  /** State of the project that a design step needs. `unasked`: the last project has not been tried. */
  project: 'open' | 'none' | 'unasked'
  /** Whether a step of the guard itself has failed. */
  hasFailed: boolean
}

/** A navigation that was allowed, and whether it counts as a visit (rule 6). */
export interface Opened {
  isCounted: boolean
}

/** The next step. After `fetchVersion`, `loadUser` and `openProject` the guard is called again with the outcome. */
export type GuardStep =
  | { kind: 'fetchVersion' }
  | { kind: 'abort' }
  | { kind: 'loadUser' }
  | { kind: 'openProject' }
  | { kind: 'redirect'; to: string }
  | ({ kind: 'open' } & Opened)

const redirect = (to: string): GuardStep => ({ kind: 'redirect', to })

/**
 * Decides what to do next on the way to an address, by the rules of the specification, section 2, in their order.
 * @example decideNavigation(factsOfAStranger, '/list/mssp') // { kind: 'redirect', to: '/login' }
 */
export function decideNavigation(facts: GuardFacts, target: string): GuardStep {
  const path = target.split('?')[0] || '/'
  const open: GuardStep = { kind: 'open', isCounted: facts.isSignedIn }
  const isPublic = isPublicPath(path)

  if (facts.version === 'unasked') return { kind: 'fetchVersion' }
  if (facts.version === 'failed') return { kind: 'abort' }

  // A view link counts by itself, whatever has become of a session in this browser.
  if (isWithin(path, VIEW)) return open

  // The fifth rule comes before the second: a step that has failed must not be retried.
  if (facts.hasFailed) return path === LOGIN ? open : redirect(LOGIN)

  if (facts.isSignedIn && (facts.permissions.length === 0 || facts.role === null) && !facts.isUserLoaded) return { kind: 'loadUser' }

  if (!facts.isSignedIn) return isPublic ? open : redirect(isWithin(path, pathOf('share')) ? `${LOGIN}?redirect=${path}` : LOGIN)

  if (path === '/') return redirect(GATEWAY)
  if (isPublic || path === GATEWAY) return open
  if (path.includes('cad') && !(isPathOpen(facts, pathOf('cad')) && facts.isCadOn)) return redirect(GATEWAY)
  if (!isPathOpen(facts, path)) return redirect('/401')
  // Design steps, and screens beside them that save the open project.
  const area = AREAS.find((each) => each.saves && each.screen !== 'later' && isWithin(path, each.path))
  if (!area || facts.project === 'open') return open
  return facts.project === 'unasked' ? { kind: 'openProject' } : redirect(listOf(area.kind ?? 'mssp').path)
}
