import { describe, expect, it } from 'vitest'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { applyChange } from '../../src/model/change/apply'
import { editIndoorUnit } from '../../src/model/edits/list/edit-indoor-unit'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import type { Op } from '../../src/model/change/change'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import type { Finding } from '../../src/model/finding/finding'
import type { Project, System } from '../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'
import { twoUnitFloor } from './two-unit-floor'
import { defaultPack, engine, packTables } from './core-record'

const QUANTITIES = [
  ['deliveredCoolPct', 'requiredCoolingKw', 'deliveredCoolingKw'],
  ['deliveredSensiblePct', 'requiredSensibleKw', 'deliveredSensibleKw'],
  ['deliveredHeatPct', 'requiredHeatingKw', 'deliveredHeatingKw'],
] as const

function systemOf(project: Project): System {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system')
  return system
}

async function check(project: Project, by = engine) {
  return (await by).inspect(systemOf(project), { design: project.information.design, revision: 1 })
}

const short = (findings: readonly Finding[]) => findings.filter(({ code }) => code.startsWith('limit.delivered'))

/** Returns the capacities that a unit of the floor delivers. */
async function delivered(row: number): Promise<Record<string, number>> {
  const result = await check(twoUnitFloor({}))
  return Object.fromEntries(QUANTITIES.map(([code, , column]) => [code, result[column][row] ?? NaN]))
}

describe('a room that gets less than it requires', () => {
  it.each(QUANTITIES)(
    'a room that gets less than it requires is found by %s: advice down to 95 %, an error beyond, by the decimal that is shown',
    async (code, field) => {
      const kw = (await delivered(2))[code] ?? NaN
      const at = async (pct: number) => short((await check(twoUnitFloor({ [field]: (100 * kw) / pct }))).findings)
      expect(await at(100)).toEqual([])
      expect(await at(99.96)).toEqual([])
      expect(await at(99.94)).toMatchObject([{ code: `limit.${code}`, nodeId: 'a', severity: 'advice' }])
      expect(await at(95)).toMatchObject([{ severity: 'advice' }])
      expect(await at(94.96)).toMatchObject([{ severity: 'advice' }])
      const [error] = await at(94.94)
      expect(error).toMatchObject({ severity: 'error', values: { limit: 100, unit: '%' } })
      expect(error?.values['value']).toBeCloseTo(94.94, 9)
      expect(error?.values['excess']).toBeCloseTo(5.06, 9)
    },
  )

  it('a room that gets less than it requires counts all units of a room together, and each unit without a room for itself', async () => {
    const kw = (await delivered(2))['deliveredCoolPct'] ?? NaN
    const uneven = [{ requiredCoolingKw: kw * 1.2 }, { requiredCoolingKw: kw * 0.8 }] as const
    expect(short((await check(twoUnitFloor({ ...uneven[0], roomId: 'hall' }, { ...uneven[1], roomId: 'hall' }))).findings)).toEqual([])
    const apart = short((await check(twoUnitFloor(...uneven))).findings)
    expect(apart).toMatchObject([{ nodeId: 'a', severity: 'error' }])
    const both = [
      { requiredCoolingKw: kw * 1.2, roomId: 'hall' },
      { requiredCoolingKw: kw * 1.2, roomId: 'hall' },
    ] as const
    const [together, ...rest] = short((await check(twoUnitFloor(...both))).findings)
    expect(rest).toEqual([])
    expect(together).toMatchObject({ nodeId: 'a', severity: 'error' })
    expect(together?.values['value']).toBeCloseTo(100 / 1.2, 6)
  })

  it('a room that gets less than it requires is none where nothing is required, or none of a capacity is asked', async () => {
    expect(short((await check(twoUnitFloor({}))).findings)).toEqual([])
    expect(short((await check(twoUnitFloor({ requiredCoolingKw: 0, roomId: 'hall' }))).findings)).toEqual([])
  })

  it('a room that gets less than it requires follows an open system whose rooms are renamed more often than it has nodes', async () => {
    const kw = (await delivered(2))['deliveredCoolPct'] ?? NaN
    const hall = 'hall 0'
    const project = twoUnitFloor({ requiredCoolingKw: kw * 1.2, roomId: hall }, { requiredCoolingKw: kw * 0.9, roomId: hall })
    const context = { design: project.information.design, revision: 1 }
    const resident = await (await engine).open(systemOf(project), context)
    for (let time = 1; time < 2 * systemOf(project).diagram.nodeCount; time++) {
      for (const line of ['one', 'other']) {
        const change = editIndoorUnit(project, 's', line, { roomId: `hall ${String(time)}` }, defaultPack)
        applyChange(project, change)
        await resident.apply(change, systemOf(project), context)
        expect(await resident.findings(0, 100)).toEqual((await check(project)).findings)
      }
    }
    await resident.close()
  })

  it('a room that gets less than it requires follows an open system whose kits are pasted anew more often than it has nodes, each time as another air handler', async () => {
    const required = indoorUnit('AK-160', { id: 'ahu', requiredCoolingKw: 60 })
    const project = projectBuilder()
      .system(
        's',
        (draw) =>
          draw
            .outdoor('odu', ['X4P-12'])
            .joint('y', 'odu', { lengthM: 8 })
            .kit('a', 'y', 'AK-160', 'handler', { lengthM: 4 }, { indoorUnitId: 'ahu' })
            .kit('b', 'y', 'AK-160', 'handler', { lengthM: 4 }, { indoorUnitId: 'ahu' }),
        { outdoorModels: ['X4P-12'], indoorUnits: [required] },
      )
      .build()
    const context = { design: project.information.design, revision: 1 }
    const resident = await (await engine).open(systemOf(project), context)
    const { diagram } = systemOf(project)
    const kits = [diagram.nodeCount - 2, diagram.nodeCount - 1]
    const pipes = [diagram.edgeCount - 2, diagram.edgeCount - 1]
    const ways = new Set<string>()
    for (let time = 0; time < 2 * diagram.nodeCount; time++) {
      const at = { systemId: 's', after: null }
      const nodes = kits.map((row) => nodeAt(diagram, row))
      const edges = pipes.map((row) => edgeAt(diagram, row))
      const removed = [
        ...edges.map((before, place): Op => ({ table: 'edge', ...at, before, at: pipes[place] ?? -1 })),
        ...nodes.map((before, place): Op => ({ table: 'node', ...at, before, at: kits[place] ?? -1 })),
      ]
      const placed = nodes.map((node, place): Op => {
        const after = { ...node, data: { ...node.data, airHandlerId: `handler ${String(time)}` } }
        return { table: 'node', systemId: 's', before: null, after, at: kits[place] ?? -1 }
      })
      const piped = edges.map((after, place): Op => ({ table: 'edge', systemId: 's', before: null, after, at: pipes[place] ?? -1 }))
      const change = { label: 'pasted anew', ops: [...removed.reverse(), ...placed, ...piped] }
      applyChange(project, change)
      ways.add((await resident.apply(change, systemOf(project), context)).way)
      const { findings } = await check(project)
      expect(short(findings)).toHaveLength(1)
      expect(await resident.findings(0, 100)).toEqual(findings)
    }
    expect(ways.size).toBe(2)
    expect(ways).toContain('opened')
    await resident.close()
  })

  it('a room that gets less than it requires takes both bounds from the pack', async () => {
    const kw = (await delivered(2))['deliveredCoolPct'] ?? NaN
    const mild = readPack({ ...structuredClone(packTables), delivered: { adviceBelowPct: 90, errorBelowPct: 80 } })
    const mildEngine = nodeCore().then((core) => createEngine(core, mild))
    const at = async (pct: number) => short((await check(twoUnitFloor({ requiredCoolingKw: (100 * kw) / pct }), mildEngine)).findings)
    expect(await at(91)).toEqual([])
    expect(await at(85)).toMatchObject([{ severity: 'advice', values: { limit: 90 } }])
    expect(await at(79)).toMatchObject([{ severity: 'error', values: { limit: 90 } }])
  })

  it('a room that gets less than it requires is the same in the meters, and proven from what is delivered and what is required', async () => {
    const kw = (await delivered(2))['deliveredCoolPct'] ?? NaN
    const project = twoUnitFloor({ requiredCoolingKw: kw * 1.25 })
    const context = { design: project.information.design, revision: 1 }
    const core = await engine
    const meter = (await core.meters(systemOf(project), context)).find(({ code }) => code === 'limit.deliveredCoolPct')
    expect(meter).toMatchObject({ state: 'broken', isMost: false, broken: 'error', place: { nodeId: 'a' }, limit: 100 })
    expect(meter?.value).toBeCloseTo(80, 6)
    const proof = await core.prove(systemOf(project), context, { node: 'a', quantity: 'limit.deliveredCoolPct' })
    expect(proof?.value).toBeCloseTo(20, 6)
    expect(JSON.stringify(proof)).toContain('rqdCoolCapa')
  })

  it('a room that gets less than it requires never refuses a drop and marks no place: a limit is listed, and only a placement rule says no', async () => {
    const project = twoUnitFloor({ requiredCoolingKw: 100 })
    const plain = twoUnitFloor({})
    const item = { kind: 'indoor', model: 'C4-056' } as const
    const mask = async (given: Project) => (await engine).dropMask(systemOf(given), { design: given.information.design, revision: 1 }, item)
    const [required, none] = [await mask(project), await mask(plain)]
    expect([...required.verdict]).toEqual([...none.verdict])
    expect([...required.reserves]).toEqual([...none.reserves])
    const verdict = await (await engine).drop(systemOf(project), { design: project.information.design, revision: 1 }, 'a', item)
    expect(short(verdict.findings)).toEqual([])
  })

  it('a room that gets less than it requires follows the edits of an open system: a requirement typed, a room joined, a longer pipe, each taken back', async () => {
    const kw = (await delivered(2))['deliveredCoolPct'] ?? NaN
    const project = twoUnitFloor({}, { requiredCoolingKw: kw * 0.5 })
    const context = { design: project.information.design, revision: 1 }
    const resident = await (await engine).open(systemOf(project), context)
    const steps = [
      () => editIndoorUnit(project, 's', 'one', { requiredCoolingKw: kw * 1.1 }, defaultPack),
      () => editIndoorUnit(project, 's', 'one', { roomId: 'hall' }, defaultPack),
      () => editIndoorUnit(project, 's', 'other', { roomId: 'hall' }, defaultPack),
      () => setPipe(project, 's', ['odu>y'], { lengthM: 90 }),
      () => editIndoorUnit(project, 's', 'other', { requiredCoolingKw: kw * 1.4 }, defaultPack),
      () => editIndoorUnit(project, 's', 'one', { requiredCoolingKw: null }, defaultPack),
      () => editIndoorUnit(project, 's', 'other', { requiredCoolingKw: null }, defaultPack),
    ]
    const seen: number[] = []
    for (const step of steps) {
      const change = step()
      applyChange(project, change)
      await resident.apply(change, systemOf(project), context)
      const fresh = await check(project)
      expect(await resident.findings(0, 100)).toEqual(fresh.findings)
      seen.push(short(fresh.findings).length)
    }
    expect(seen).toEqual([1, 1, 0, 0, 1, 0, 0])
    await resident.close()
  })
})
