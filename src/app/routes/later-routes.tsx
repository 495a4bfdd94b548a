import type { RouteObject } from 'react-router-dom'
import type { LaterArea } from '../../features/later'

const FIVE_STEPS = ['selection', 'piping', 'wiring', 'controller', 'report']
const LOADS = [
  ...['allInsideLoad', 'summerInsideCoolingLoad', 'summerInsideNewFanCoolingLoad', 'winterInsideHotLoad', 'winterInsideNewFanHotLoad'],
  'heatingLoad',
]
const ENERGY_REPORTS = ['multiOdu', 'energyCombine', 'sankeyChart', 'annualCarbonEmission', 'annualOperatingCost', 'annualCombine', 'other']

const beneath = (root: string, names: readonly string[]): string[] => [root, ...names.map((name) => `${root}/${name}`)]

/** Addresses of the specification, section 2, whose areas come later; they share one page. No menu leads there. */
const LATER_PATHS: Record<LaterArea, readonly string[]> = {
  wiring: ['navbar/mssp/wiring'],
  controller: ['navbar/mssp/controller'],
  cad: beneath('navbar/mssp/cad', FIVE_STEPS),
  database: beneath('navbar/database', ['series', 'accessories', 'systemLang', 'frontEndVersion', 'all']),
  simulation: [
    ...beneath('navbar/simulation', ['generalInformation', 'buildingModelFast', 'systemConfiguration', 'systemComparison']),
    ...beneath('navbar/simulation/buildingLoad', LOADS),
    'navbar/simulation/systemComparisonReport',
    ...beneath('navbar/simulation/report', ['load', 'cost', 'loadPreview', 'costPreview']),
    ...beneath('navbar/simulation/energyReport', ENERGY_REPORTS),
  ],
  noise: beneath('navbar/noise', ['information', 'modelSelection', 'report']),
  renovation: ['navbar/renovation/form', 'navbar/renovation/list', 'navbar/renovation/chart', 'navbar/renovation/report'],
}

export const laterRoutes: RouteObject[] = Object.entries(LATER_PATHS).flatMap(([area, paths]) =>
  paths.map((path) => ({
    path,
    handle: { area },
    lazy: async () => ({ Component: (await import('../../features/later')).LaterScreen }),
  })),
)
