import { beforeAll, describe, expect, test } from 'vitest'
import { savedNode, savedPipe, savedProject, savedSystem, workedProject, type SavedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, cli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()

interface Found {
  code: string
  severity: string
  nodeId?: string
  edgeId?: string
  message: string
  values: { value?: number; limit?: number; excess?: number; unit?: string }
}
interface Row {
  code: string
  state: string
  broken: string | null
  value: number
  limit: number
}

function changed(change: (project: SavedProject, graph: SavedProject['selection']['oduList'][number]['pipingGraphData']) => void) {
  const project = workedProject()
  const graph = project.selection.oduList[0]?.pipingGraphData
  if (!graph) throw new Error('The worked project has no system')
  change(project, graph)
  return project
}

const dataOf = (graph: { nodes: { id?: unknown; data: Record<string, unknown> }[] }, id: string) =>
  graph.nodes.find((node) => node.id === id)?.data ?? {}

const outdoor = (data: Record<string, unknown>) => changed((_, graph) => Object.assign(dataOf(graph, 'odu'), data))
const unit = (data: Record<string, unknown>) => changed((_, graph) => Object.assign(dataOf(graph, 'a'), data))
const air = (page: Record<string, unknown>) => changed((project) => Object.assign(project.page1, page))

/** Six units of 56 kW behind one pipe. */
const beyondTables = savedProject([
  savedSystem(
    [
      savedNode('odu', 'odu1', { models: ['X4P-96C'], ODUType: 'HP' }),
      savedNode('j1', 'joint', { branches: 2 }),
      savedNode('j2', 'joint', { branches: 8 }),
      ...[1, 2, 3, 4, 5, 6].map((n) => savedNode(`u${n}`, 'idu1', { type: 'idu', modelName: 'DH-560' })),
    ],
    [savedPipe('odu', 'j1', 5), savedPipe('j1', 'j2', 5), ...[1, 2, 3, 4, 5, 6].map((n) => savedPipe('j2', `u${n}`, 5))],
  ),
])

const CASES: [name: string, project: SavedProject, found: Partial<Found>][] = [
  ['modules of two refrigerants', outdoor({ models: ['X4P-10', 'X3P-10'] }), { code: 'outdoorMixed', severity: 'error', nodeId: 'odu' }],
  ['a heat pump in heat recovery', outdoor({ ODUType: 'HR' }), { code: 'outdoorMode', severity: 'error', nodeId: 'odu' }],
  [
    'heat recovery in a heat pump',
    outdoor({ models: ['X4R-10'], ODUType: 'HP' }),
    { code: 'outdoorMode', severity: 'error', nodeId: 'odu' },
  ],
  [
    'a load beyond every pipe',
    beyondTables,
    { code: 'limit.pipeToKw', severity: 'error', edgeId: 'j1>j2', values: { value: 336, limit: 280, excess: 56, unit: 'kW' } },
  ],
  [
    'a unit fed by a unit',
    changed((_, graph) => {
      graph.nodes.push(savedNode('e', 'idu1', { type: 'idu', modelName: 'C4-056' }))
      graph.edges.push(savedPipe('d', 'e', 5))
    }),
    { code: 'notATree', severity: 'error', nodeId: 'e' },
  ],
  ['a capacity of zero', unit({ coolCapa: 0 }), { code: 'limit.coolCapa', severity: 'error', nodeId: 'a' }],
  ['ten times the capacity', unit({ coolCapa: 56 }), { code: 'limit.coolCapa', severity: 'error', nodeId: 'a' }],
  ['kBtu/h in a file of kW', unit({ coolCapa: 19.1 }), { code: 'limit.coolCapa', severity: 'error', nodeId: 'a' }],
  ['a capacity ten per cent off', unit({ coolCapa: 6.2 }), { code: 'limit.coolCapaStd', severity: 'advice', nodeId: 'a' }],
  [
    'cooling of a heating-only hydro unit',
    changed((_, graph) => {
      const node = graph.nodes.find(({ id }) => id === 'a')
      if (node) node.data = { type: 'hdo', modelName: 'HDO-H140', coolCapa: 14 }
    }),
    { code: 'limit.coolCapa', severity: 'error', nodeId: 'a' },
  ],
  [
    'a kit beyond its range',
    changed((_, graph) => {
      const node = graph.nodes.find(({ id }) => id === 'a')
      if (node) node.data = { type: 'ahu', modelName: 'AK-071', coolCapa: 71 }
    }),
    { code: 'limit.maxKw', severity: 'error', nodeId: 'a' },
  ],
  ['a wet bulb above its dry bulb', air({ coolingIndoorWbt: 28 }), { code: 'limit.coolIndoorWbC', severity: 'error', nodeId: 'odu' }],
  ['66 ℃ indoors', air({ heatingIndoorDbt: 66 }), { code: 'limit.heatIndoorDbC', severity: 'error', nodeId: 'odu' }],
  ['an elevation beyond the table', air({ elevation: 5000 }), { code: 'limit.altitudeM', severity: 'error', nodeId: 'odu' }],
]

describe('what cannot work', () => {
  test.each(CASES)('what cannot work is found: %s', (_, project, expected) => {
    const file = write('project.json', project)
    const validated = cli('validate', file)
    const { valid, findings } = validated.result as { valid: boolean; findings: Found[] }
    const own = findings.find(({ code }) => code === expected.code)
    expect(own).toMatchObject(expected)
    expect(own?.message).not.toBe(own?.code)
    expect([valid, validated.exit]).toEqual(expected.severity === 'error' ? [false, 1] : [true, 0])
    const calculated = cli('calculate', file).result as { systems: { findings: Found[] }[] }
    expect(calculated.systems.flatMap((system) => system.findings)).toEqual(findings)
    if (!own?.code.startsWith('limit.')) return
    const { systems } = cli('limits', file).result as { systems: { limits: Row[] }[] }
    const row = systems[0]?.limits.find(({ code, broken }) => code === own.code && broken !== null)
    expect(row).toMatchObject({ broken: own.severity, value: own.values.value, limit: own.values.limit })
    const place = own.edgeId === undefined ? ['--node', own.nodeId ?? ''] : ['--edge', own.edgeId]
    const proof = cli('prove', file, '--system', 'sys-1', ...place, '--quantity', own.code)
    expect(proof).toMatchObject({ exit: 0, result: { value: own.values.excess, quantity: own.code } })
  })

  test('what cannot work finds nothing of it in the worked system', () => {
    const { valid, findings } = cli('validate', write('project.json', workedProject())).result as { valid: boolean; findings: Found[] }
    expect(valid).toBe(true)
    const codes = CASES.map(([, , { code }]) => code)
    expect(findings.filter(({ code }) => codes.includes(code))).toEqual([])
  })

  test.each([
    [
      'five modules of two combinations and one',
      outdoor({ models: ['X4P-34C', 'X4P-34C', 'X4P-10'] }),
      '$.selection.oduList[0].pipingGraphData.nodes[0].data.models',
    ],
    [
      'half a bend',
      changed((_, graph) => Object.assign(graph.edges[2]?.data ?? {}, { bendingcount: 2.5 })),
      '$.selection.oduList[0].pipingGraphData.edges[2].data.bendingcount',
    ],
  ])('what cannot work is refused with its path: %s', (_, project, path) => {
    const file = write('project.json', project)
    for (const command of ['validate', 'calculate', 'limits'])
      expect(cli(command, file)).toMatchObject({ exit: 2, result: { error: { path } } })
  })
})
