import { describe, expect, it } from 'vitest'
import { decideNavigation, type GuardSession } from '../../src/app/guard'
import { isPermitted } from '../../src/platform/permissions'

const engineer: GuardSession = { isSignedIn: true, permissions: ['mssp'], isPermitted, hasProject: true }
const stranger: GuardSession = { ...engineer, isSignedIn: false, permissions: [] }
const to = (path: string) => ({ kind: 'redirect', to: path })
const open = { kind: 'open' }

describe('the navigation guard', () => {
  it('lets someone who is not signed in see the sign-in page only', () => {
    expect(decideNavigation(stranger, '/login')).toEqual(open)
    for (const target of ['/', '/gateway', '/list/mssp', '/navbar/mssp/piping', '/404'])
      expect(decideNavigation(stranger, target)).toEqual(to('/login'))
  })

  it('takes a signed-in user from the root to the gateway', () => {
    expect(decideNavigation(engineer, '/')).toEqual(to('/gateway'))
    expect(decideNavigation(engineer, '/gateway')).toEqual(open)
    expect(decideNavigation(engineer, '/login')).toEqual(open)
  })

  it('opens the areas the permissions cover and shows 401 for the others', () => {
    expect(decideNavigation(engineer, '/list/mssp?new=1')).toEqual(open)
    expect(decideNavigation({ ...engineer, permissions: ['noise'] }, '/list/mssp')).toEqual(to('/401'))
    expect(decideNavigation({ ...engineer, permissions: ['noise'] }, '/navbar/mssp/report')).toEqual(to('/401'))
  })

  it('asks for an open project before a design step', () => {
    expect(decideNavigation({ ...engineer, hasProject: false }, '/navbar/mssp/piping')).toEqual(to('/list/mssp'))
    expect(decideNavigation(engineer, '/navbar/mssp/piping')).toEqual(open)
  })

  it('sends the CAD variant to the gateway without its permission', () => {
    expect(decideNavigation(engineer, '/navbar/mssp/cad/piping')).toEqual(to('/gateway'))
    expect(decideNavigation({ ...engineer, permissions: ['mssp', 'cad'] }, '/navbar/mssp/cad/piping')).toEqual(open)
  })
})
