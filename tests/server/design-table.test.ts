import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESIGN_CALLS } from '../../scripts/docs/specified-calls'
import { startServer, type TestServer } from '../helpers/server'

const PAGE = readFileSync(new URL('../../docs/design-domain.md', import.meta.url), 'utf8')
const rows = PAGE.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim())
  return /^[1-9](?:\.\d+)?$/.test(cells[1] ?? '')
    ? [{ section: cells[1] ?? '', what: cells[2] ?? '', done: cells[3] ?? '', proof: cells[4] ?? '' }]
    : []
})
const OPEN = '_not yet_'
const pathsOf = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path]) => path ?? '')

/** Every group of fields, every rule and every constant of the specification, by a word that its line begins with or holds. */
const NAMED: Record<string, readonly string[]> = {
  '1': [
    'selection',
    'piping',
    'wiring',
    'report',
    'CAD',
    'simulation',
    'energy comparison',
    'data management',
    'noise',
    'feedback',
    'languages',
  ],
  '2': ['project lists', 'steps', 'areas to come', 'screens'],
  '3.1': ['identity', 'content', 'ProgramVer', 'state: projectID', 'controller groups', 'fromClivet', 'project types'],
  '3.2': ['names and place', 'design temperatures', 'changed later', 'solution', 'building', 'weatherInfo'],
  '3.3': ['sliderValue1 to sliderValue10'],
  '3.4': ['oduList', 'oduIndex', 'graphScalePercent', 'reportUnselected', 'expandSystemIds'],
  '3.5': ['deviceName', 'controllerGraphData', 'checkingListData', 'totalMC', 'isPureV8sys', 'Systeminformation', 'displayHiddenData'],
  '3.6': ['modelName', 'IDUOutput', 'voidInternalUnit', 'IDU output record', 'adjustment result fields'],
  '3.7': ['ahuName', 'derived kit fields', 'ahuType 8'],
  '3.8': ['node shapes', 'node data', 'outdoor node', 'edge data', 'PipeDisable', 'pipe output', 'calculation result'],
  '3.9': ['accessory catalogue'],
  '3.10': ['simulation project', 'general information', 'simulator state', 'noise-page record', 'area and its schedules', 'state areas'],
  '3.11': ['user info', 'energy-comparison project'],
  '4': [
    'copying',
    'removing an indoor',
    'unit settings',
    'dragging',
    'removing a pipe',
    'error badges',
    'HRV',
    'AHU layout',
    'simulator',
    'CAD save',
  ],
  '5': [
    ...['mdcMainFirst', 'mdcSubAfterMain', 'mdcSubNotMainPort', 'mdcMp2AfterBox', 'mdcJointCannot', 'mdcIduCannot', 'mdcLowCapIduCannot'],
    ...[
      'mdcNoPortSuitable',
      'hrBoxAfterBox',
      'hrHydroAfterBox',
      'hrJointNeedsBox',
      'hrIndoorNeedsBox',
      'hrAhuNeedsBox',
      'hrNoSuitablePort',
    ],
    ...['hrLowCapacityReversed', 'placeTaken', 'hotWaterKitAlone', 'branchMaterial', 'jointOnlyIndoorOrFreshAir', 'jointOnlyOneKit'],
    ...['quoted sentences', 'AHU layout', 'pipe label distance', 'email format'],
  ],
  '6': ['save', 'brand check', 'CAD', 'library 9999', 'library NA0101'],
  '7.6': ['MSSP and CAD project', 'simulation project'],
  '8': ['code 1008', 'fake success', 'calculation errors', 'validator messages'],
  '9': [
    ...[
      'port capacity',
      'box sizes',
      'count rule',
      'joint branch counts',
      'default piping length',
      'pipe label',
      'layout',
      'outdoor image',
      'pipe colours',
    ],
    ...['accessories', 'series codes', 'diameter labels', 'project list', 'simulation defaults', 'schedule', 'default project information'],
    ...['image quality', 'auto-save'],
  ],
}
const CALL_SECTIONS = ['7.1', '7.2', '7.3', '7.4', '7.5']

let server: TestServer
let answered: Set<string>
beforeAll(async () => {
  server = await startServer()
  const { paths } = server.app.swagger() as { paths: Record<string, Record<string, unknown>> }
  answered = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  )
}, 60_000)
afterAll(() => server.close())

describe('the table of the design specification', () => {
  it('the table of the design specification names every section', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(new Set([...Object.keys(NAMED), ...CALL_SECTIONS]))
  })

  it.each(Object.entries(NAMED).flatMap(([section, names]) => names.map((name) => [section, name] as const)))(
    'section %s has a line of %s',
    (section, name) => {
      expect(rows.filter((row) => row.section === section && row.what.includes(name))).not.toEqual([])
    },
  )

  it('the table of the design specification has one line for every call of section 7, which says whether the server answers it, and none for others', () => {
    const lines = rows.filter(({ section }) => CALL_SECTIONS.includes(section))
    const said = lines.map(({ section, what, done }) => [section, pathsOf(what)[0] ?? '', done !== OPEN])
    expect(said).toEqual(DESIGN_CALLS.map(({ section, method, path }) => [section, `${method} ${path}`, answered.has(`${method} ${path}`)]))
  })

  it.each(rows)('section $section, $what: names files that are there, and a test, or says that it is open', ({ done, proof }) => {
    if (done === OPEN) {
      expect(proof).toBe('')
      return
    }
    const [places, tests] = [pathsOf(done), pathsOf(proof)]
    expect([places.length > 0, tests.length > 0]).toEqual([true, true])
    for (const path of [...places, ...tests]) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true)
    for (const path of tests) expect(path).toMatch(/^tests\//)
  })
})
