const STEPS = ['selection', 'piping', 'wiring', 'controller', 'report']
const MSSP_ROUTES = new Set([...STEPS.map((step) => `/navbar/mssp/${step}`), ...STEPS.map((step) => `/navbar/mssp/cad/${step}`)])
const SIMULATION_ROUTES = ['generalInformation', 'buildingModelFast', 'buildingLoad'].map((step) => `/navbar/simulation/${step}`)

/** Which project is saved by itself while a route is shown; null where none is. */
export function savedOn(route: string): 'mssp' | 'simulation' | null {
  if (MSSP_ROUTES.has(route)) return 'mssp'
  return SIMULATION_ROUTES.some((part) => route.includes(part)) ? 'simulation' : null
}
