import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project/project-wire'
import { ITEM_RESULTS, SYSTEM_RESULTS } from '../../../src/contract/wire/result-fields'
import type { JsonRecord } from '../../../src/contract/wire/read-value'
import { toSystemRecord } from '../../../src/engine/decode/system-record'
import { reconvert } from '../../../src/engine/measure/reconvert'
import { shownMeasures, toMetric } from '../../../src/engine/measure/measure'
import { nodeCore } from '../../../src/engine/host/node-core'
import { withResults } from '../../../src/engine/results/with-results'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { emptyDiagram } from '../../../src/model/diagram/diagram-rows'
import type { Project, System } from '../../../src/model/project/project'
import { IMPERIAL } from '../../../src/model/project/quantity'
import { defaultPack as pack, engine } from '../core-record'

const READER = { library: '0001', language: 'en' }
const demo = (): Project => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const calculated = async (project: JsonRecord, reader = READER): Promise<JsonRecord> =>
  copyOf(await withResults(await engine, pack, copyOf(project), reader))
const systemsOf = (wire: JsonRecord): JsonRecord[] => (wire['selection'] as { oduList: JsonRecord[] }).oduList
const itemsOf = (system: JsonRecord | undefined): JsonRecord[] => (system?.['inDoorList'] as JsonRecord[] | undefined) ?? []
const recordsIn = (system: JsonRecord | undefined): JsonRecord[] => (system?.['Systeminformation'] as JsonRecord[] | undefined) ?? []
const firstOf = (project: Project): System => {
  const system = project.systems[project.systemOrder[0] ?? '']
  if (!system) throw new Error('The project has no system.')
  return system
}

/** Puts another value in place of every result field. */
function falsified(wire: JsonRecord): JsonRecord {
  const copy = copyOf(wire)
  for (const system of systemsOf(copy)) {
    for (const field of SYSTEM_RESULTS) system[field] = { wrong: 4711 }
    for (const item of itemsOf(system)) for (const field of ITEM_RESULTS) item[field] = 4711
  }
  return copy
}

describe('result fields', () => {
  it('the record of each system and the figures of each item are those of the core', async () => {
    const project = demo()
    const wire = await calculated(writeProject(project))
    expect(systemsOf(wire).length).toBe(project.systemOrder.length)
    let compared = 0
    for (const [place, id] of project.systemOrder.entries()) {
      const system = project.systems[id]
      const written = systemsOf(wire)[place]
      if (!system) throw new Error('A system is missing.')
      const result = await (await engine).inspect(system, { design: project.information.design, revision: 1, arrange: false })
      const record = copyOf(toSystemRecord(result, system, pack, ({ code }) => code))
      const [copy] = recordsIn(written)
      expect(copy).toMatchObject({ systemId: id, PipeOutput: record.PipeOutput, inputs: record.inputs })
      expect(copy?.['ODUOutput']).toMatchObject({ ...record.ODUOutput })
      expect(copy?.['IDUOutput']).toMatchObject(record.IDUOutput)
      for (const item of itemsOf(written)) {
        const node = system.diagram.nodeRest.findIndex((rest) => rest?.indoorUnitId === item['id'])
        const output = record.IDUOutput.find(({ nodeId }) => nodeId === system.diagram.nodeId[node])
        if (!output) continue
        compared += 1
        expect(item['ATC']).toBeCloseTo(output.adjustTCforCooling, 9)
        expect(item['AHC']).toBeCloseTo(output.adjustTCforHeating, 9)
        expect(item['IDUOutput']).toMatchObject({ disToFJ: output.disToFJ, EdisToFJ: output.EdisToFJ, deviceName: item['name'] })
      }
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('items of a system that is not drawn have the figures of a list', async () => {
    const project = demo()
    const system = firstOf(project)
    system.diagram = emptyDiagram()
    const [written] = systemsOf(await calculated(writeProject(project)))
    const { units } = await (
      await engine
    ).adjust({ design: project.information.design, indoorUnits: system.indoorUnits, outdoorModels: system.outdoorModels })
    expect(units.length).toBeGreaterThan(0)
    for (const unit of units) {
      const item = itemsOf(written).find(({ id }) => id === unit.itemId)
      expect(item).toMatchObject({ ATC: unit.delivered.coolKw, AHC: unit.delivered.heatKw, IDUOutput: { disToFJ: 10 } })
    }
  })

  it('the way of a drawn unit is as long on each line as its pipes behind the first joint', async () => {
    const project = demo()
    const [written] = systemsOf(await calculated(writeProject(project)))
    const drawn = itemsOf(written).flatMap(({ IDUOutput }) => (IDUOutput ? [IDUOutput as Record<string, number>] : []))
    expect(drawn.length).toBeGreaterThan(0)
    for (const unit of drawn) {
      expect(unit['ActualPipeLength_GAS']).toBeCloseTo(unit['disToFJ'] ?? NaN, 6)
      expect(unit['GasPipeDiameter']).toBeGreaterThan(0)
    }
  })

  it('falsified copies are never read: a project opens, saves and is calculated as without them', async () => {
    const clean = writeProject(demo())
    const wrong = falsified(await calculated(clean))
    expect(copyOf(writeProject(readProject(wrong)))).toEqual(copyOf(writeProject(readProject(copyOf(clean)))))
    expect(await calculated(wrong)).toEqual(await calculated(clean))
  })

  it('an answer has the empty fields that a save leaves out, and they are not kept', async () => {
    const clean = writeProject(demo())
    const answered = await calculated(clean)
    expect(systemsOf(answered)[0]).toMatchObject({ graphPositionData: {} })
    expect(itemsOf(systemsOf(answered)[0])[0]).toMatchObject({ voidInternalUnit: false, url: '', ahuData: null })
    expect(copyOf(writeProject(readProject(answered)))).toEqual(copyOf(clean))
  })

  it('a save has none of them', () => {
    const names = new Set<string>([...SYSTEM_RESULTS, ...ITEM_RESULTS])
    const saved = systemsOf(writeProject(demo()))
    const written = saved.flatMap((system) => [...Object.keys(system), ...itemsOf(system).flatMap((item) => Object.keys(item))])
    expect(written.filter((name) => names.has(name))).toEqual([])
  })

  it('a system that is not active loses what it has of them', async () => {
    const project = demo()
    firstOf(project).active = false
    const [written, ...others] = systemsOf(await calculated(falsified(writeProject(project))))
    const names = [...SYSTEM_RESULTS, ...ITEM_RESULTS]
    expect(names.filter((name) => [written, ...itemsOf(written)].some((record) => record && name in record))).toEqual([])
    expect(others.every((system) => 'Systeminformation' in system)).toBe(true)
  })

  it('a project in other units has capacities of a model in its units, and reads back as the same project', async () => {
    const metric = writeProject(demo())
    const imperial = await reconvert(await nodeCore(), copyOf(metric) as JsonRecord, IMPERIAL)
    const [inKw, inKbtu] = await Promise.all([calculated(metric), calculated(imperial)])
    const [kw, kbtu] = [inKw, inKbtu].map((wire) => itemsOf(systemsOf(wire)[0])[0])
    expect(kbtu?.['coolCapa']).toBe(shownMeasures.fromMetric(kw?.['coolCapa'] as number, 'loadCapacity', IMPERIAL.loadCapacity))
    expect(kbtu?.['coolCapaKw']).toBe(kw?.['coolCapa'])
    expect(kbtu?.['ATC']).toBe(kw?.['ATC'])
    const read = (wire: JsonRecord) => copyOf(writeProject(readProject(wire, { toMetric, shown: shownMeasures })))
    expect(read(inKbtu)).toEqual(read(copyOf(imperial)))
  })

  it('limits are listed with their state, and none that does not apply', async () => {
    const [written] = systemsOf(await calculated(writeProject(demo())))
    const checks = written?.['checkingListData'] as { code: string; state: string; value: number | null; limit: number | null }[]
    expect(checks.length).toBeGreaterThan(3)
    expect(new Set(checks.map(({ state }) => state)).has('none')).toBe(false)
    for (const { state, value } of checks) expect(state === 'notChecked' || typeof value === 'number').toBe(true)
  })

  it('totalMC is the sum of capacity indexes ÷ 10', async () => {
    const project = demo()
    const index = new Map([...pack.iduModels.items, ...pack.freshAirUnits.items].map((model) => [model.id, model.capacityIndex]))
    const system = firstOf(project)
    system.indoorUnits = system.indoorUnits.filter(({ model }) => index.has(model))
    const sum = system.indoorUnits.reduce((total, { model, count }) => total + (index.get(model) ?? NaN) * count, 0)
    expect(sum).toBeGreaterThan(0)
    expect(systemsOf(await calculated(writeProject(project)))[0]?.['totalMC']).toBeCloseTo(sum / 10, 9)
  })

  it('isPureV8sys: in library 9999 a series is 3rd/V8 unless its name has the word; in others none is', async () => {
    const wire = writeProject(demo())
    const pureIn = async (library: string, equipment = pack): Promise<unknown> => {
      const result = await withResults(await engine, equipment, copyOf(wire), { ...READER, library })
      return systemsOf(result)[0]?.['isPureV8sys']
    }
    expect(await pureIn('9999')).toBe(true)
    expect(await pureIn('0001')).toBe(false)
    const named = { ...pack, series: pack.series.map((series) => ({ ...series, name: `Multi ${series.name}` })) }
    expect(await pureIn('9999', named)).toBe(false)
    expect(await pureIn('7', { ...named, libraries: { '7': { thirdUnlessNamed: 'Single' } } })).toBe(true)
  })

  it('findings stand beside the machine that they concern', async () => {
    const project = demo()
    const system = firstOf(project)
    system.indoorUnits = system.indoorUnits.map((unit) => ({ ...unit, requiredCoolingKw: 500 }))
    const [copy] = recordsIn(systemsOf(await calculated(writeProject(project)))[0])
    const findings = copy?.['findings'] as { nodeId?: string; severity: string; message: string }[]
    const units = copy?.['IDUOutput'] as { nodeId: string; errorMsg: string; measures: string[]; LoadInputRatioForCooling: number }[]
    const wrong = units.filter(({ errorMsg }) => errorMsg !== '')
    expect(wrong.length).toBeGreaterThan(0)
    for (const { nodeId, errorMsg, LoadInputRatioForCooling } of wrong) {
      expect(findings.some((each) => each.nodeId === nodeId && each.severity === 'error' && each.message === errorMsg)).toBe(true)
      expect(LoadInputRatioForCooling).toBeGreaterThan(100)
    }
  })
})
