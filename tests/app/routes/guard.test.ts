import { describe, expect, it } from 'vitest'
import { SHARE_ROLE, type Role } from '../../../src/contract/account/account'
import { ROLE_PERMISSIONS } from '../../../src/contract/account/permissions'
import { decideNavigation, type GuardFacts } from '../../../src/app/routes/guard'

const factsOf = (role: Role, more: Partial<GuardFacts> = {}): GuardFacts => ({
  version: 'fetched',
  isSignedIn: true,
  isUserLoaded: false,
  permissions: ROLE_PERMISSIONS[role],
  role,
  isCadOn: true,
  project: 'open',
  hasFailed: false,
  ...more,
})
const engineer = factsOf('levelTwo')
const stranger = factsOf('guest', { isSignedIn: false, permissions: [], role: null })
const to = (path: string) => ({ kind: 'redirect', to: path })
const open = { kind: 'open', isCounted: true }
const uncounted = { kind: 'open', isCounted: false }

describe('section 2, navigation guard, rule 1: the deployed version is checked first', () => {
  it('section 2, navigation guard, rule 1: the deployed version is checked first asks for the version before anything else, whoever comes and whatever he wants', () => {
    for (const facts of [engineer, stranger, { ...stranger, hasFailed: true }])
      for (const target of ['/login', '/gateway', '/navbar/mssp/piping'])
        expect(decideNavigation({ ...facts, version: 'unasked' }, target)).toEqual({ kind: 'fetchVersion' })
  })

  it('section 2, navigation guard, rule 1: the deployed version is checked first gives the navigation up where the version could not be fetched', () => {
    for (const target of ['/login', '/gateway'])
      expect(decideNavigation({ ...engineer, version: 'failed' }, target)).toEqual({ kind: 'abort' })
  })
})

describe('section 2, navigation guard, rule 4: a link to a project', () => {
  it('section 2, navigation guard, rule 4: a link to a project is kept through signing in, and open to every role', () => {
    expect(decideNavigation(stranger, '/share/abc_-9')).toEqual(to('/login?redirect=/share/abc_-9'))
    expect(decideNavigation(stranger, '/shared/abc')).toEqual(to('/login'))
    for (const role of Object.keys(SHARE_ROLE) as Role[]) expect(decideNavigation(factsOf(role), '/share/abc_-9')).toEqual(open)
  })
})

describe('decisions, section 8, view link', () => {
  it('a view link opens for everybody, also where a session in this browser is over or cannot be loaded', () => {
    for (const facts of [stranger, { ...stranger, hasFailed: true }]) expect(decideNavigation(facts, '/view/abc_-9')).toEqual(uncounted)
    for (const facts of [engineer, { ...engineer, permissions: [] }, { ...engineer, hasFailed: true }])
      expect(decideNavigation(facts, '/view/abc_-9')).toEqual(open)
    for (const other of ['/viewer', '/view-abc', '/navbar/view']) expect(decideNavigation(stranger, other)).toEqual(to('/login'))
  })
})

describe('section 2, navigation guard, rule 2: a signed-in user with an empty permission list is loaded', () => {
  it('section 2, navigation guard, rule 2: a signed-in user with an empty permission list is loaded loads the user before it judges the target', () => {
    expect(decideNavigation({ ...engineer, permissions: [] }, '/login')).toEqual({ kind: 'loadUser' })
    expect(decideNavigation({ ...engineer, permissions: [] }, '/navbar/mssp/cad')).toEqual({ kind: 'loadUser' })
    expect(decideNavigation({ ...engineer, role: null }, '/gateway')).toEqual({ kind: 'loadUser' })
  })

  it('section 2, navigation guard, rule 2: a signed-in user with an empty permission list is loaded does not ask twice for an account that has no permission, and loads nobody who is not signed in', () => {
    expect(decideNavigation({ ...engineer, permissions: [], isUserLoaded: true }, '/gateway')).toEqual(open)
    expect(decideNavigation({ ...engineer, permissions: [], isUserLoaded: true }, '/list/mssp')).toEqual(to('/401'))
    expect(decideNavigation(stranger, '/login')).toEqual(uncounted)
  })
})

describe('section 2, navigation guard, rule 3: where a signed-in user may go', () => {
  it('section 2, navigation guard, rule 3: where a signed-in user may go opens the sign-in pages and the gateway, and takes the root to the gateway', () => {
    for (const target of ['/login', '/regist', '/auth-redirect', '/gateway', '/404', '/401', '/redirect/gateway'])
      expect(decideNavigation(engineer, target)).toEqual(open)
    expect(decideNavigation(engineer, '/')).toEqual(to('/gateway'))
  })

  it('section 2, navigation guard, rule 3: where a signed-in user may go sends a path with "cad" in it to the gateway without the cad permission, or where the variant is not on', () => {
    for (const target of ['/navbar/mssp/cad/piping', '/list/mssp/cad', '/redirect/cad']) {
      expect(decideNavigation(engineer, target)).toEqual(open)
      expect(decideNavigation({ ...engineer, permissions: ['mssp'] }, target)).toEqual(to('/gateway'))
      expect(decideNavigation({ ...engineer, isCadOn: false }, target)).toEqual(to('/gateway'))
    }
  })

  it('section 2, navigation guard, rule 3: where a signed-in user may go opens an area to the roles whose permissions cover it and shows 401 to the others', () => {
    const visits: Record<string, Role[]> = {
      '/list/mssp?new=1': ['superAdmin', 'subAdmin', 'levelOne', 'levelTwo', 'guest'],
      '/navbar/feedback': ['superAdmin', 'subAdmin', 'levelOne', 'levelTwo', 'guest'],
      '/navbar/center/visitors': ['superAdmin', 'subAdmin', 'levelOne'],
      '/navbar/center/users': ['superAdmin', 'subAdmin', 'levelOne'],
      '/navbar/center/role': ['superAdmin'],
      '/navbar/center/dbm': ['superAdmin'],
      '/navbar/center/bug': ['superAdmin'],
      '/navbar/database/series': ['superAdmin'],
    }
    for (const [target, allowed] of Object.entries(visits))
      for (const role of Object.keys(SHARE_ROLE) as Role[])
        expect(decideNavigation(factsOf(role), target), `${role} at ${target}`).toEqual(allowed.includes(role) ? open : to('/401'))
  })

  it('section 2, navigation guard, rule 3: where a signed-in user may go asks for an open project before every design step that is there', () => {
    expect(decideNavigation({ ...engineer, project: 'unasked' }, '/navbar/mssp/piping')).toEqual({ kind: 'openProject' })
    expect(decideNavigation({ ...engineer, project: 'none' }, '/navbar/mssp/report/infoPreview')).toEqual(to('/list/mssp'))
    expect(decideNavigation(engineer, '/navbar/mssp/piping')).toEqual(open)
    expect(decideNavigation({ ...engineer, project: 'none' }, '/navbar/mssp/wiring')).toEqual(to('/list/mssp'))
    expect(decideNavigation({ ...engineer, project: 'none' }, '/navbar/mssp/controller')).toEqual(to('/list/mssp'))
  })
})

describe('section 2, navigation guard, rule 4: someone who is not signed in', () => {
  it('section 2, navigation guard, rule 4: someone who is not signed in may open the sign-in pages only; everything else goes to the sign-in', () => {
    for (const target of ['/login', '/regist', '/auth-redirect?token=x']) expect(decideNavigation(stranger, target)).toEqual(uncounted)
    for (const target of ['/', '/gateway', '/list/mssp', '/navbar/mssp/cad/piping', '/404', '/no/such/page'])
      expect(decideNavigation(stranger, target)).toEqual(to('/login'))
  })
})

describe('section 2, navigation guard, rule 5: any error in the guard goes to the sign-in', () => {
  it('section 2, navigation guard, rule 5: any error in the guard goes to the sign-in goes there whatever failed, tries nothing again, and stays there', () => {
    for (const facts of [engineer, { ...engineer, permissions: [] }, { ...engineer, project: 'unasked' as const }])
      expect(decideNavigation({ ...facts, hasFailed: true }, '/navbar/mssp/piping')).toEqual(to('/login'))
    expect(decideNavigation({ ...engineer, permissions: [], hasFailed: true }, '/login')).toEqual(open)
  })
})

describe('section 2, navigation guard, rule 6: visits are counted', () => {
  it('section 2, navigation guard, rule 6: visits are counted counts the opened pages of those who are signed in, and nothing that is refused or led on', () => {
    expect(decideNavigation(engineer, '/list/mssp')).toEqual({ kind: 'open', isCounted: true })
    expect(decideNavigation(stranger, '/login')).toEqual({ kind: 'open', isCounted: false })
  })
})
