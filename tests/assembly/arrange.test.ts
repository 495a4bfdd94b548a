import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { createEngine, type Engine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import type { SystemResult } from '../../src/engine/decode/system-result'
import type { System } from '../../src/model/project/project'
import { packTables } from '../engine/core-record'
import { randomCase } from '../engine/random-system'
import { workedProject } from '../engine/worked-system'

const pack = readPack(catalogue)
let engine: Engine

beforeAll(async () => {
  engine = await createEngine(await nodeCore(), pack)
})

const placesOf = (result: SystemResult, rows: number[]): string[] => rows.map((row) => `${result.arrangedX[row]},${result.arrangedY[row]}`)

function treeRows(system: System): number[] {
  return Array.from({ length: system.diagram.nodeCount }, (_, row) => row).filter((row) => system.diagram.nodeKind[row] !== 0)
}

describe('arrange', () => {
  it('arrange puts no two nodes of a tree in one place, whatever the tree', async () => {
    await fc.assert(
      fc.asyncProperty(randomCase(packTables), async ({ system, design }) => {
        const result = await engine.inspect(system, { design, revision: 1 })
        if (result.findings.some((finding) => finding.code === 'notATree')) return
        const places = placesOf(result, treeRows(system))
        expect(new Set(places).size).toBe(places.length)
      }),
      { seed: 41, numRuns: 400 },
    )
  })

  it('arrange puts the outdoor unit on top, joints in a line, units below them', async () => {
    const project = workedProject()
    const system = project.systems.worked
    if (!system) throw new Error('The worked system is missing')
    const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
    const row = (id: string): number => system.diagram.nodeId.indexOf(id)
    const y = (id: string): number => result.arrangedY[row(id)] ?? NaN
    const x = (id: string): number => result.arrangedX[row(id)] ?? NaN
    expect(Math.min(...treeRows(system).map((place) => result.arrangedY[place] ?? NaN))).toBe(y('ODU'))
    expect([y('J1'), y('J2'), y('J3')]).toEqual([y('J1'), y('J1'), y('J1')])
    expect(x('J1')).toBeLessThan(x('J2'))
    expect(x('J2')).toBeLessThan(x('J3'))
    expect(x('A')).toBe(x('J1'))
    expect(y('A')).toBeGreaterThan(y('J1'))
  })

  it('arrange leaves every place as drawn where the host does not ask', async () => {
    const project = workedProject()
    const system = project.systems[project.systemOrder[0] ?? '']
    if (!system) throw new Error('The worked project has a system')
    const { diagram } = system
    const xs = diagram.nodeX.map((_, row) => row * 7)
    const drawn = { ...system, diagram: { ...diagram, nodeX: xs } }
    const asked = { design: project.information.design, revision: 1 }
    const left = await engine.inspect(drawn, { ...asked, arrange: false })
    const arranged = await engine.inspect(drawn, asked)
    expect([...left.arrangedX]).toStrictEqual([...xs.slice(0, diagram.nodeCount)])
    expect([...arranged.arrangedX]).not.toStrictEqual([...left.arrangedX])
    expect(left.outdoor).toStrictEqual(arranged.outdoor)
  })
})
