import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import type { JsonRecord } from '../../src/contract/wire/read-value'
import { withResults } from '../../src/engine/results/with-results'
import { defaultPack as pack, engine } from '../engine/core-record'
import { randomWiring } from '../engine/wiring/random-wiring'
import { allWired } from '../helpers/all-wired'
import { oddValue, withValueAt } from './odd-json'
import { workedProject } from './saved-project'

const SEED = 20_261_126
const RUNS = Number(process.env.FUZZ_RUNS ?? 400)

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Saved projects with wiring and controllers, as a save has them and as an answer with all graphs does. */
const sources = Promise.all(
  fc.sample(randomWiring, { seed: SEED, numRuns: 6 }).map(async (project, place) => {
    const wire = writeProject(project)
    return JSON.stringify(place % 2 === 0 ? wire : await withResults(await engine, pack, copyOf(wire), { language: 'en' }))
  }),
)

/** Reads a project soundly, so that it is written and wired, or refuses it at a place of wiring or controllers. */
async function readOrRefuse(json: unknown): Promise<'read' | 'refused'> {
  let project
  try {
    project = readProject(json, { pack })
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).path).toMatch(/^\$\.(wiring|controller)/)
    expect((error as InputError).expected).not.toBe('')
    return 'refused'
  }
  const written = copyOf(writeProject(project))
  expect(copyOf(writeProject(readProject(written, { pack })))).toEqual(written)
  const wired = await allWired(project, pack, await engine)
  expect(wired.map(({ systemId }) => systemId)).toEqual(project.systemOrder)
  return 'read'
}

test('wiring and controllers with any values put anywhere are read soundly or refused at their place', { timeout: 240_000 }, async () => {
  const texts = await sources
  const seen = { read: 0, refused: 0 }
  const edit = fc.tuple(fc.constantFrom('wiring', 'controller'), fc.nat(), oddValue)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 3 }), async (text, edits) => {
      const json = JSON.parse(text) as JsonRecord
      for (const [part, pick, value] of edits) json[part] = withValueAt(json[part], pick, value)
      seen[await readOrRefuse(json)]++
    }),
    { seed: SEED, numRuns: RUNS },
  )
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(RUNS / 10)
})

test('anything at all in place of wiring or controllers is read soundly or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom('wiring', 'controller'), async (value, part) => {
      const graphs = { power: value, signal: value }
      await readOrRefuse({ ...workedProject(), [part]: value })
      await readOrRefuse({ ...workedProject(), wiring: { 'sys-1': value } })
      await readOrRefuse({ ...workedProject(), wiring: { 'sys-1': graphs } })
      await readOrRefuse({ ...workedProject(), controller: { groups: [value], centrals: [{ id: 'c', model: 'CC-64', line: value }] } })
    }),
    { seed: SEED, numRuns: 300 },
  )
})

describe('odd graphs of wiring', () => {
  const saved = (graphs: JsonRecord, controller: JsonRecord = {}): JsonRecord => ({
    ...workedProject(),
    ...{ wiring: { 'sys-1': graphs }, controller },
  })
  const edge = (target: string, source: string): JsonRecord => ({
    id: `${source}>${target}`,
    source,
    target,
    kind: 'power',
    data: { typed: ['from'] },
  })
  const nested = (depth: number): unknown => {
    let value: unknown = 1
    for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
    return value
  }

  it.each<[string, JsonRecord]>([
    ['lines in a circle', { power: { edges: [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'd')] } }],
    ['a line that two edges lead', { power: { edges: [edge('a', 'b'), edge('a', 'supply')] } }],
    [
      'a device that stands twice',
      {
        signal: {
          nodes: [
            { id: 'a', data: { typed: ['address'], address: 1 } },
            { id: 'a', data: { typed: ['x'] }, x: 3 },
          ],
        },
      },
    ],
    ['a line to the start of the supply', { power: { edges: [edge('supply', 'a'), edge('indoor-board', 'a')] } }],
    [
      'a board named like a unit',
      {
        power: {
          nodes: [
            { id: 'a', shape: 'board' },
            { id: 'supply', shape: 'board' },
          ],
        },
      },
    ],
    ['figures of another kind that nobody typed', { power: { edges: [{ source: 1, target: {}, data: { lengthM: 'long' } }] } }],
    ['names that nobody knows', { power: { edges: [{ ...edge('a', 'b'), data: { typed: ['colour', 7, null, ['from']] } }] } }],
  ])('%s are read and wired', async (_, graphs) => {
    expect(await readOrRefuse(saved(graphs))).toBe('read')
  })

  it.each<[string, JsonRecord]>([
    ['$.wiring["sys-1"].power.edges[0].data.typed', { power: { edges: [{ target: 'a', data: { typed: 'from' } }] } }],
    ['$.wiring["sys-1"].power.edges[0].target', { power: { edges: [{ data: { typed: ['lengthM'], lengthM: 3 } }] } }],
    ['$.wiring["sys-1"].power.edges[0].target', { power: { edges: [edge('__proto__', 'b')] } }],
    ['$.wiring["sys-1"].power.edges[0].data.lengthM', { power: { edges: [{ target: 'a', data: { typed: ['lengthM'], lengthM: -3 } }] } }],
    ['$.wiring["sys-1"].signal.nodes[0].data.address', { signal: { nodes: [{ id: 'a', data: { typed: ['address'], address: 1.5 } }] } }],
    [
      '$.wiring["sys-1"].power.nodes[1].id',
      {
        power: {
          nodes: [
            { id: 'x', shape: 'board' },
            { id: 'x', shape: 'board' },
          ],
        },
      },
    ],
    ['$.wiring["sys-1"].power.nodes', { power: { nodes: Array.from({ length: 200_001 }, () => null) } }],
    ['$.wiring["sys-1"].power.edges[0]', { power: { edges: [nested(3)] } }],
  ])('are refused at %s', (path, graphs) => {
    expect(() => readProject(saved(graphs), { pack })).toThrow(expect.objectContaining({ path }) as Error)
  })

  it('are read where they are nested deeply in what nobody reads, and refused where somebody does', async () => {
    expect(
      await readOrRefuse(saved({ power: { edges: [{ ...edge('a', 'supply'), data: { typed: ['from'], deep: nested(500) } }] } })),
    ).toBe('read')
    expect(await readOrRefuse(saved({ power: { edges: nested(502) } }))).toBe('refused')
  })

  it.each<[string, unknown]>([
    ['$.wiring.gone', Infinity],
    ['$.wiring.gone.power', { power: NaN }],
    ['$.wiring.gone', nested(100)],
  ])('of a system that is not there are refused at %s where they cannot be kept', (path, value) => {
    const project = { ...workedProject(), wiring: { gone: value } }
    expect(() => readProject(project, { pack })).toThrow(
      expect.objectContaining({ path: expect.stringContaining(path) as string }) as Error,
    )
  })

  it.each<[string, JsonRecord]>([
    [
      '$.controller.groups[1].id',
      {
        groups: [
          { id: 'g', units: [] },
          { id: 'g', units: [] },
        ],
      },
    ],
    ['$.controller.groups[0].units[0].nodeId', { groups: [{ id: 'g', units: [{ systemId: 'sys-1' }] }] }],
    ['$.controller.groups[0].controllers[0].model', { groups: [{ id: 'g', controllers: [{ id: 'w' }] }] }],
    ['$.controller.centrals[0].systemIds[0]', { centrals: [{ id: 'c', model: 'CC-64', systemIds: [{}] }] }],
    ['$.controller.centrals[0].line.edges', { centrals: [{ id: 'c', model: 'CC-64', line: { edges: 'all' } }] }],
    ['$.controller.exceptions[0].code', { exceptions: [{ id: 'e' }] }],
    ['$.controller.exceptions[0].values.limit', { exceptions: [{ id: 'e', code: 'c', values: { limit: {} } }] }],
    [
      '$.controller.exceptions[0].values',
      { exceptions: [{ id: 'e', code: 'c', values: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`v${at}`, at])) }] },
    ],
    ['$.controller.exceptions', { exceptions: {} }],
  ])('of controllers are refused at %s', (path, controller) => {
    expect(() => readProject(saved({}, controller), { pack })).toThrow(expect.objectContaining({ path }) as Error)
  })
})
