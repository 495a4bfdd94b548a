import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/contract/input-error'
import { calculate, validate } from '../../../src/engine/headless'
import { isError } from '../../../src/engine/headless/calculate'
import { isTree, leadsOutside } from '../../fuzz/is-tree'
import { boxProject, workedProject, type SavedProject, type SavedSystem } from '../../contract/saved-project'

const SEED = 20_251_121

function graphOf(project: SavedProject): SavedSystem['pipingGraphData'] {
  const [system] = project.selection.oduList
  if (!system) throw new Error('the project has no system')
  return system.pipingGraphData
}

type Mutation = (graph: SavedSystem['pipingGraphData'], a: number, b: number) => void

function pick<T>(list: readonly T[], place: number): T | undefined {
  return list[place % list.length]
}

/** Changes of the structure: what a broken export, a merge conflict or a bug elsewhere makes of a diagram. */
const MUTATIONS: Record<string, Mutation> = {
  'a node is lost': ({ nodes }, a) => void nodes.splice(a % nodes.length, 1),
  'an edge is lost': ({ edges }, a) => void edges.splice(a % edges.length, 1),
  'an edge is doubled': ({ edges }, a, b) =>
    void edges.push({ ...structuredClone(pick(edges, a) ?? { data: {} }), id: `again-${edges.length}-${b}` }),
  'a node is doubled': ({ nodes }, a) => void nodes.push(structuredClone(pick(nodes, a) ?? { data: {} })),
  'an edge leads elsewhere': ({ nodes, edges }, a, b) => void Object.assign(pick(edges, a) ?? {}, { target: pick(nodes, b)?.['id'] }),
  'an edge comes from elsewhere': ({ nodes, edges }, a, b) => void Object.assign(pick(edges, a) ?? {}, { source: pick(nodes, b)?.['id'] }),
  'an edge is turned round': ({ edges }, a) => {
    const edge = pick(edges, a)
    if (edge) Object.assign(edge, { source: edge['target'], target: edge['source'] })
  },
  'an edge becomes a gas pipe': ({ edges }, a) => void Object.assign(pick(edges, a) ?? {}, { kind: 'gas' }),
  'nodes change places': ({ nodes }, a, b) => {
    const [first, second] = [pick(nodes, a), pick(nodes, b)]
    if (first && second) [first['id'], second['id']] = [second['id'], first['id']]
  },
  'the order is turned round': ({ nodes, edges }) => {
    nodes.reverse()
    edges.reverse()
  },
  'a port is another': ({ edges }, a, b) => void Object.assign(pick(edges, a) ?? {}, { sourcePort: b % 8 }),
  'a length is huge': ({ edges }, a, b) => void Object.assign(pick(edges, a)?.data ?? {}, { ActualPipeLength: b * 1e6 }),
}

const mutated = fc
  .tuple(
    fc.constantFrom(workedProject, boxProject),
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(MUTATIONS)), fc.nat({ max: 50 }), fc.nat({ max: 50 })), { maxLength: 4 }),
  )
  .map(([source, steps]) => {
    const project = source()
    for (const [name, a, b] of steps) {
      const graph = graphOf(project)
      if (graph.nodes.length > 0 && graph.edges.length > 0) MUTATIONS[name]?.(graph, a, b)
    }
    return { project, steps }
  })
  .filter(({ project }) => !leadsOutside(graphOf(project)))

test('a broken diagram is never called a tree, and a tree never broken; no number is lost', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async ({ project }) => {
      const { systems } = await calculate(structuredClone(project))
      const { valid, findings } = await validate(structuredClone(project))
      expect(findings).toEqual(systems.flatMap((system) => system.findings))
      expect(valid).toBe(!findings.some(isError))
      expect(findings.some(({ code }) => code === 'notATree')).toBe(!isTree(graphOf(project)))
      for (const [path, value] of numbersOf(systems)) expect(Number.isFinite(value), path).toBe(true)
    }),
    { seed: SEED, numRuns: 1_500 },
  )
}, 120_000)

test('values nobody expects are computed or refused, never a crash', async () => {
  const odd = fc.oneof(fc.constantFrom<unknown>(null, '', 'MS', -1, 0, 1e308, 255, true, [], {}), fc.double({ noNaN: true }), fc.integer())
  const fields = [
    'models',
    'ODUType',
    'JointType',
    'ports',
    'branches',
    'bendingcount',
    'reverse',
    'coolCapa',
    'portcapacity',
    'heightM',
    'type',
    'ahuDataId',
    'msboxrvid',
    'msboxiduid',
    'seriesCode',
    'materialType',
  ]
  const pipeFields = ['ActualPipeLength', 'ActualPipeLength_GAS', 'ActualPipeLength_LIQUID', 'bendingcount', 'materialType']
  const edits = fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.nat(), odd), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(mutated, edits, async ({ project }, changes) => {
      const { nodes, edges } = graphOf(project)
      for (const [isNode, place, field, value] of changes) {
        const data = pick(isNode ? nodes : edges, place)?.data
        const name = pick(isNode ? fields : pipeFields, field)
        if (data && name !== undefined) data[name] = value
      }
      try {
        const { systems } = await calculate(project)
        expect(systems).toHaveLength(1)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
      }
    }),
    { seed: SEED, numRuns: 1_500 },
  )
}, 120_000)

/** Every number of a result with its path; what should be a number and is null or no number was lost on the way. */
function numbersOf(value: unknown, path = '$', found: [string, number][] = []): [string, number][] {
  if (typeof value === 'number') found.push([path, value])
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) numbersOf(child, `${path}.${key}`, found)
  return found
}
