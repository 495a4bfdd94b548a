/** What the navigation guard knows of the session; it decides from this and the target alone. */
export interface GuardSession {
  isSignedIn: boolean
  permissions: readonly string[]
  /** Asks one permission of the list. */
  isPermitted: (held: readonly string[], asked: string) => boolean
  /** A design step needs an open project. */
  hasProject: boolean
}

export type GuardDecision = { kind: 'open' } | { kind: 'redirect'; to: string }

const OPEN: GuardDecision = { kind: 'open' }

/** Pages of the session itself and those that explain a failed navigation; they are open to everyone who is signed in. */
const ALWAYS_OPEN = ['/login', '/regist', '/auth-redirect', '/gateway', '/404', '/401']

/** Pages for those who have no session: to sign in, to register, and to take one that is handed over. */
export const WITHOUT_SESSION = ['/login', '/regist', '/auth-redirect']

/** First parts of the paths and the permission that opens them. */
const AREAS: readonly { path: string; permission: string }[] = [
  { path: '/list/mssp', permission: 'mssp' },
  { path: '/navbar/mssp', permission: 'mssp' },
]

/** Where the design steps live; they work on the open project. */
export const STEP_ROOT = '/navbar/mssp'

function redirect(to: string): GuardDecision {
  return { kind: 'redirect', to }
}

/** The navigation rules of the specification, section 2: may this session open that path, and where does it go otherwise? */
export function decideNavigation(session: GuardSession, target: string): GuardDecision {
  const path = target.split('?')[0] ?? '/'
  if (!session.isSignedIn) return WITHOUT_SESSION.includes(path) ? OPEN : redirect('/login')
  if (path === '/' || path === '') return redirect('/gateway')
  if (ALWAYS_OPEN.includes(path)) return OPEN
  if (path.split('/').includes('cad') && !session.isPermitted(session.permissions, 'cad')) return redirect('/gateway')
  const area = AREAS.find((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`))
  if (area && !session.isPermitted(session.permissions, area.permission)) return redirect('/401')
  if (path.startsWith(STEP_ROOT) && !session.hasProject) return redirect('/list/mssp')
  return OPEN
}
