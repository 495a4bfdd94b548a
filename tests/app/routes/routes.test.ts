import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../src/app/routes/routes'
import { areaOf, permissionOf } from '../../../src/platform/areas'

const under = (root: string, names: string): string[] => names.split(' ').map((name) => `${root}/${name}`)

/** The route table of the specification, section 2. */
const SCREENS: string[] = [
  ...['/login', '/auth-redirect', '/regist', '/404', '/401', '/gateway'],
  ...under('/list', 'mssp mssp/cad simulation noise'),
  ...['/navbar/simulation/report/loadPreview', '/navbar/simulation/report/costPreview', '/navbar/mssp/report/infoPreview'],
  ...under('/navbar/mssp', 'selection piping wiring controller report'),
  ...under('/navbar/mssp/cad', 'selection piping wiring controller report'),
  ...['/navbar/database', ...under('/navbar/database', 'series accessories systemLang frontEndVersion all')],
  ...under('/navbar/simulation', 'generalInformation buildingModelFast buildingLoad systemConfiguration systemComparison'),
  ...under('/navbar/simulation/buildingLoad', 'allInsideLoad summerInsideCoolingLoad summerInsideNewFanCoolingLoad'),
  ...under('/navbar/simulation/buildingLoad', 'winterInsideHotLoad winterInsideNewFanHotLoad heatingLoad'),
  ...under('/navbar/simulation', 'systemComparisonReport report report/load report/cost energyReport'),
  ...under('/navbar/simulation/energyReport', 'multiOdu energyCombine sankeyChart annualCarbonEmission annualOperatingCost'),
  ...under('/navbar/simulation/energyReport', 'annualCombine other'),
  ...under('/navbar/center', 'role users dbm visitors bug'),
  '/navbar/feedback',
  ...under('/navbar/noise', 'information modelSelection report'),
  ...under('/navbar/renovation', 'form list chart report'),
]
const LEADING_ON: Record<string, string> = {
  '/': '/gateway',
  '/navbar/mssp': '/navbar/mssp/selection',
  '/navbar/center': '/navbar/center/visitors',
  '/navbar/renovation': '/navbar/renovation/list',
  '/redirect/list/mssp': '/list/mssp',
  '/redirect/list/mssp?new=1&from=a%20b': '/list/mssp?new=1&from=a%20b',
  '/redirect': '/',
  // An address that begins like a host's would lead out of the product.
  '/redirect//evil.example': '/evil.example',
  '/redirect///evil.example/x?y=1': '/evil.example/x?y=1',
  '/redirect/%2Fevil.example': '/evil.example',
  '/redirect/%252Fevil.example': '/evil.example',
  '/redirect/%5Cevil.example': '/evil.example',
  '/redirect/%5C%5Cevil.example': '/evil.example',
  '/redirect/%2F%5Cevil.example': '/evil.example',
  '/redirect/%09/evil.example': '/evil.example',
  '/redirect/https://evil.example': '/https://evil.example',
  '/no/such/page': '/404',
  '/navbar/mssp/no': '/404',
}

function routeOf(path: string) {
  const match = matchRoutes(routes, path)?.at(-1)
  if (!match) throw new Error(`no route for ${path}`)
  return match
}

describe('section 2, screens and routes', () => {
  it.each(SCREENS)('section 2, screens and routes has a screen at %s, loaded when it is first opened', (path) => {
    const { route } = routeOf(path)
    expect(route.path).not.toBe('*')
    expect(route.lazy).toBeTypeOf('function')
  })

  it.each(Object.entries(LEADING_ON))('section 2, screens and routes leads %s on to %s', async (path, target) => {
    const { route, params } = routeOf(path)
    if (typeof route.loader !== 'function') throw new Error('the route leads nowhere')
    const answer = (await route.loader({ params, request: new Request(`http://page${path}`), context: {} } as never, undefined)) as Response
    expect(answer.headers.get('Location')).toBe(target)
  })

  it('section 2, screens and routes asks for a permission at every screen but those that are open to every user', () => {
    const free = SCREENS.filter((path) => {
      const area = areaOf(path)
      return area === undefined || permissionOf(area) === null
    })
    expect(free).toEqual(['/login', '/auth-redirect', '/regist', '/404', '/401', '/gateway'])
  })
})
