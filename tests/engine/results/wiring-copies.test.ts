import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project/project-wire'
import type { JsonRecord } from '../../../src/contract/wire/read-value'
import { calculate } from '../../../src/engine/headless'
import { withResults } from '../../../src/engine/results/with-results'
import { isEmptyWiring, NO_WIRING, type SystemWiring } from '../../../src/model/wiring/wiring'
import { defaultPack as pack, engine } from '../core-record'
import { randomWiring } from '../wiring/random-wiring'

interface Graph {
  nodes: (JsonRecord & { id: string; data: JsonRecord })[]
  edges: (JsonRecord & { source: string; target: string; data: JsonRecord })[]
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const calculated = async (wire: JsonRecord): Promise<JsonRecord> =>
  copyOf(await withResults(await engine, pack, copyOf(wire), { language: 'en' }))
const graphsOf = (wire: JsonRecord): Record<string, { power: Graph; signal: Graph }> =>
  wire['wiring'] as Record<string, { power: Graph; signal: Graph }>

/** Puts another value in place of every computed one: what is not named in `data.typed`. */
function falsified(wire: JsonRecord): JsonRecord {
  const copy = copyOf(wire)
  for (const { power, signal } of Object.values(graphsOf(copy)))
    for (const { data, ...own } of [power, signal].flatMap(({ nodes, edges }) => [...nodes, ...edges])) {
      const typed = (data['typed'] ?? []) as string[]
      for (const key of Object.keys(data)) if (!['typed', 'name', ...typed].includes(key)) data[key] = { wrong: 4711 }
      if ('x' in own && !typed.includes('x')) Object.assign(own, { x: 'wrong' })
    }
  return copy
}

/** Returns wiring as it is read: none where nothing was typed. */
function given(wiring: SystemWiring = NO_WIRING): SystemWiring | undefined {
  return isEmptyWiring(wiring) ? undefined : wiring
}

describe('graphs of wiring with results', () => {
  it('of random projects read back as what somebody typed, whatever their figures say', async () => {
    await fc.assert(
      fc.asyncProperty(randomWiring, async (project) => {
        const wire = copyOf(writeProject(project)) as JsonRecord
        const whole = await calculated(wire)
        const back = readProject(falsified(whole), { pack })
        // The order of edits follows the graph; they are compared by their devices.
        for (const id of project.systemOrder) expect(back.systems[id]?.wiring).toEqual(given(project.systems[id]?.wiring))
        expect({ ...copyOf(writeProject(back)), wiring: null }).toEqual({ ...wire, wiring: null })
        // The result of a result is the same, so nothing of it is taken as typed.
        expect(await calculated(whole)).toEqual(whole)
      }),
      { seed: 20261126, numRuns: 40 },
    )
  })

  it('have every line of calculate with its figures, between nodes of the graph that each stand once', async () => {
    await fc.assert(
      fc.asyncProperty(randomWiring, async (project) => {
        const wire = copyOf(writeProject(project)) as JsonRecord
        const graphs = graphsOf(await calculated(wire))
        const { systems } = await calculate(wire)
        for (const { systemId, WiringOutput } of systems) {
          const { power, signal } = graphs[systemId] ?? {}
          if (!power || !signal) throw new Error('A system has no graphs.')
          const lost = new Set([...power.edges, ...signal.edges].filter(({ data }) => data['lengthFrom'] === undefined))
          for (const { nodes, edges } of [power, signal]) {
            const ids = new Set(nodes.map(({ id }) => id))
            expect(nodes.filter(({ x, y }) => typeof x !== 'number' || typeof y !== 'number')).toEqual(
              nodes.filter(({ shape, data }) => shape === 'device' && data['kind'] === undefined && (data['typed'] as string[]).length < 4),
            )
            for (const edge of edges) if (!lost.has(edge)) expect([edge.source, edge.target].filter((id) => !ids.has(id))).toEqual([])
          }
          const lines = power.edges.filter((edge) => !lost.has(edge))
          expect(lines.map(({ data }) => [data['currentA'], data['mcaA'], data['cableMm2'], data['lengthM'], data['dropPct']])).toEqual(
            WiringOutput.filter(({ kind }) => kind === 'power').map(({ currentA, mcaA, cableMm2, lengthM, dropPct }) => [
              ...[currentA, mcaA, cableMm2, lengthM, dropPct],
            ]),
          )
          const pieces = WiringOutput.filter(({ kind }) => kind === 'signal')
          expect(signal.edges.filter((edge) => !lost.has(edge)).map(({ data }) => [data['bus'], data['lengthM']])).toEqual(
            pieces.map(({ bus, lengthM }) => [bus, lengthM]),
          )
          const addresses = new Map(signal.nodes.map(({ id, data }) => [id, data['address'] ?? null]))
          for (const { nodeId, address, bus } of pieces) if (bus === 'P/Q') expect(addresses.get(nodeId)).toBe(address)
        }
      }),
      { seed: 20261127, numRuns: 25 },
    )
  })

  it('of a system that is not active, or that has nothing drawn, hold what was typed and no more', async () => {
    const [project] = fc.sample(randomWiring, { seed: 7, numRuns: 1 })
    if (!project) throw new Error('No project was drawn.')
    for (const system of Object.values(project.systems)) system.active = false
    const wire = copyOf(writeProject(project)) as JsonRecord
    expect(graphsOf(await calculated(wire))).toEqual(wire['wiring'])
  })
})
