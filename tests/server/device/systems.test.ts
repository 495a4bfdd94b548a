import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { CALLS } from '../../../src/contract/calls'
import type { AdjustedList, IndoorItems, ManualOutdoor } from '../../../src/contract/device/adjusting'
import type { CheckedKits, KitHeat, KitRanges, RecommendedKits } from '../../../src/contract/device/kits'
import type { PipeRecord } from '../../../src/contract/device/pipes'
import { CODE } from '../../../src/contract/envelope'
import type { WireProject } from '../../../src/contract/project/project-wire'
import { adjustmentOutput } from '../../../src/engine/adjust/adjustment-output'
import { calculate } from '../../../src/engine/headless/calculate'
import { nodeHost } from '../../../src/engine/headless/node-host'
import { reconvert } from '../../../src/engine/headless/reconvert'
import { newIndoorUnit, RATING_CONDITIONS } from '../../../src/model/project/defaults'
import type { IndoorUnit } from '../../../src/model/project/project'
import { engine } from '../../engine/core-record'
import { sampleWire } from '../../helpers/sample-projects'
import { demoCaller, startServer, type Caller, type TestServer } from '../../helpers/server'

type Json = Record<string, unknown>

/** The first system of a saved project, as it is posted. */
function posted({ page1, unit, selection }: Json): { system: Json; page1: unknown; unit: unknown } {
  const [system] = (selection as { oduList: Json[] }).oduList
  if (!system) throw new Error('The project has no system')
  return { system, page1, unit }
}

/** The same project with another length of its second pipe. */
function withLength(project: Json, length: number): { changed: Json; edgeId: string } {
  const changed = structuredClone(project)
  const edges = (posted(changed).system['pipingGraphData'] as { edges: { id: string; data: Json }[] }).edges
  const edge = edges[1]
  if (!edge) throw new Error('The drawing has no second pipe')
  edge.data = { ...edge.data, ActualPipeLength: length }
  Reflect.deleteProperty(edge.data, 'ActualPipeLengthM')
  return { changed, edgeId: edge.id }
}

const DESIGN = { coolingIndoorDbt: 26, coolingIndoorWbt: 18, coolingOutdoorDbt: 38, heatingIndoorDbt: 21, heatingOutdoorWbt: 0 }
const CONDITIONS = {
  coolingIndoorDryBulbC: 26,
  coolingIndoorWetBulbC: 18,
  coolingOutdoorDryBulbC: 38,
  coolingOutdoorWetBulbC: null,
  heatingIndoorDryBulbC: 21,
  heatingIndoorWetBulbC: null,
  heatingOutdoorDryBulbC: null,
  heatingOutdoorWetBulbC: 0,
  elevationM: null,
}

describe('a system that is posted', () => {
  let server: TestServer
  let demo: Caller
  let project: WireProject
  beforeAll(async () => {
    server = await startServer()
    demo = await demoCaller(server.app)
    project = sampleWire(['apartment'])
  }, 120_000)
  afterAll(() => server.close())

  it('connectionPipes gives the pipes, joints and totals of calculate on the same project', async () => {
    const { code, data } = await demo.post<PipeRecord>(CALLS.lookup.connectionPipes.path, posted(project))
    const [record] = (await calculate(nodeHost, project, {})).systems
    expect(code).toBe(CODE.ok)
    expect(record?.PipeOutput.length).toBeGreaterThan(3)
    expect([data.PipeOutput, data.JointOutput]).toEqual([record?.PipeOutput, record?.JointOutput])
    expect(record?.ODUOutput).toMatchObject(data.totals ?? {})
    expect(data.findings.map(({ code: found }) => found)).toEqual(record?.findings.map(({ code: found }) => found))
  })

  it('updatePipeInfo calculates with the changed lengths, in the units of what was sent', async () => {
    const { changed, edgeId } = withLength(project, 37)
    const body = { ...posted(project), pipes: [{ edgeId, ActualPipeLength: 37 }] }
    const { data } = await demo.post<PipeRecord>(CALLS.lookup.updatePipeInfo.path, body)
    const [record] = (await calculate(nodeHost, changed, {})).systems
    expect(data.PipeOutput).toEqual(record?.PipeOutput)
    expect(data.PipeOutput.find((pipe) => pipe.edgeId === edgeId)?.ActualPipeLength).toBe(37)

    const imperial = await reconvert(nodeHost, project, { length: 'ft' }, {})
    const inFeet = { ...posted(imperial), pipes: [{ edgeId, ActualPipeLength: 100 }] }
    const feet = (await demo.post<PipeRecord>(CALLS.lookup.updatePipeInfo.path, inFeet)).data
    const [expected] = (await calculate(nodeHost, withLength(imperial, 100).changed, {})).systems
    expect(feet.PipeOutput).toEqual(expected?.PipeOutput)
    expect(feet.PipeOutput.find((pipe) => pipe.edgeId === edgeId)?.ActualPipeLength).toBeCloseTo(100 / 3.2808, 6)
  })

  it('connectionPipes and updatePipeInfo name the place of what is wrong', async () => {
    const body = posted(project)
    const system = structuredClone(body.system)
    const nodes = (system['pipingGraphData'] as { nodes: Json[] }).nodes
    nodes[1] = { ...nodes[1], data: { modelName: 'C9-999' }, shape: 'idu1' }
    expect(await demo.post(CALLS.lookup.connectionPipes.path, { ...body, system })).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.system.pipingGraphData.nodes[1].data.modelName' },
    })
    expect(await demo.post(CALLS.lookup.updatePipeInfo.path, { ...body, pipes: [{ edgeId: 'no such pipe' }] })).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.pipes[0].edgeId' },
    })
  })

  it('adjustIDU, adjustWHM and adjustFA give what the core gives for the whole list, each for its kind of units', async () => {
    const items: { wire: Json; unit: IndoorUnit }[] = [
      {
        wire: { id: 'a', type: 'idu', modelName: 'C4-056', count: 2, rqdCoolCapa: 5 },
        unit: newIndoorUnit({ id: 'a', type: 'idu', model: 'C4-056', count: 2, requiredCoolingKw: 5 }),
      },
      { wire: { id: 'b', type: 'fa', modelName: 'FA-090' }, unit: newIndoorUnit({ id: 'b', type: 'fa', model: 'FA-090' }) },
      { wire: { id: 'c', type: 'hdo', modelName: 'HDO-L080' }, unit: newIndoorUnit({ id: 'c', type: 'hdo', model: 'HDO-L080' }) },
      { wire: { id: 'd', type: 'idu', modelName: 'DM-090', disToFJ: 22 }, unit: newIndoorUnit({ id: 'd', type: 'idu', model: 'DM-090' }) },
    ]
    const body = { inDoorList: items.map(({ wire }) => wire), design: DESIGN, oduModels: ['X4P-10'] }
    const core = await (
      await engine
    ).adjust({
      design: CONDITIONS,
      indoorUnits: items.map(({ unit }) => unit),
      outdoorModels: ['X4P-10'],
      ways: new Map([['d', { disToFirstJointM: 22 }]]),
    })
    const expected = (ids: string[]) => core.units.filter(({ itemId }) => ids.includes(itemId)).map(adjustmentOutput)
    const answered = async (path: string) => (await demo.post<AdjustedList>(path, body)).data
    expect((await answered(CALLS.device.adjustIndoor.path)).records).toEqual(expected(['a', 'd']))
    expect((await answered(CALLS.device.adjustFreshAir.path)).records).toEqual(expected(['b']))
    const hydro = await answered(CALLS.device.adjustHydro.path)
    expect(hydro.records).toEqual(expected(['c']))
    expect(hydro.system).toMatchObject({ ratedCR: core.system?.ratedCrPct, actualCR: core.system?.actualCrPct, isSupposed: false })
    expect(expected(['a'])[0]?.LoadInputRatioForCooling).toBeGreaterThan(0)

    const byCode = { ...body, inDoorList: [{ id: 'a', type: 'idu', modelName: 'C4-056', seriesCode: '238001' }] }
    expect((await demo.post<AdjustedList>(CALLS.device.adjustHydro.path, byCode)).data.records.map(({ id }) => id)).toEqual(['a'])
    expect((await demo.post<AdjustedList>(CALLS.device.adjustIndoor.path, byCode)).data.total).toBe(0)
    const wrong = {
      inDoorList: [
        { type: 'idu', modelName: 'C4-056' },
        { type: 'idu', modelName: 'C9' },
      ],
    }
    expect((await demo.post(CALLS.device.adjustIndoor.path, wrong)).data).toMatchObject({ path: '$.inDoorList[1].modelName' })
  })

  it('ODUAdjustForManual gives ratios and capacities of the core for modules in any combination', async () => {
    const inDoorList = [{ id: 'a', type: 'idu', modelName: 'DM-140', count: 6 }]
    const manual = async (oduModels: string[]) =>
      (await demo.post<ManualOutdoor>(CALLS.device.adjustOutdoor.path, { inDoorList, oduModels, design: DESIGN })).data
    const indoorUnits = [newIndoorUnit({ id: 'a', type: 'idu', model: 'DM-140', count: 6 })]
    const free = ['X4P-08', 'X4P-10', 'X4P-20']
    const core = await (await engine).adjust({ design: CONDITIONS, indoorUnits, outdoorModels: free })
    expect(await manual(free)).toMatchObject({
      isListed: false,
      ratedCR: core.system?.ratedCrPct,
      actualCR: core.system?.actualCrPct,
      coolCapa: core.system?.outdoorCoolKw,
      heatCapa: core.system?.outdoorHeatKw,
      maxCrSpecial: packJson.connectionRatio.extendedMaxPct.threeOrFour,
    })
    expect(await manual(['X4P-34C'])).toMatchObject({ isListed: true, oduModels: ['X4P-18', 'X4P-16'], nominalCoolCapa: 95.4 })
    const none = await demo.post(CALLS.device.adjustOutdoor.path, { inDoorList: [], oduModels: ['X4P-08'] })
    expect(none).toMatchObject({ code: CODE.badRequest, data: { path: '$.inDoorList' } })
  })

  it('getIDUDeviceInfo answers units of every kind as list items, with the capacities of the core at the design', async () => {
    const find = async (body: object) => (await demo.post<IndoorItems>(CALLS.device.indoorUnits.path, body)).data.records
    const [unit] = await find({ text: 'C4-112', design: DESIGN, series: 'X4P' })
    const core = await (
      await engine
    ).adjust({ design: CONDITIONS, indoorUnits: [newIndoorUnit({ id: 'C4-112', type: 'idu', model: 'C4-112' })], outdoorModels: [] })
    const [expected] = core.units
    expect(unit).toMatchObject({ type: 'idu', indoorCode: 'C4-112', series: 'X4P', count: 1, rqdCoolCapa: null, ahuData: null })
    expect([unit?.ATC, unit?.ASC, unit?.AHC]).toEqual([
      expected?.delivered.coolKw,
      expected?.delivered.sensibleKw,
      expected?.delivered.heatKw,
    ])
    expect(unit?.IDUOutput).toEqual(expected && adjustmentOutput(expected))
    expect((await find({ unitType: 'hrv' })).map(({ modelName, ATC }) => [modelName, ATC])).toEqual(
      packJson.hrv.items.map(({ id }) => [id, null]),
    )
    expect((await find({ unitType: 'ahu', text: 'AK-560' }))[0]).toMatchObject({
      coolCapa: 56,
      iduCount: 4,
      ahuData: { ahuCoilNumber: 1, selection: [{ model: 'AK-560', ahuKitQuantity: 1 }] },
    })
    expect((await find({ unitType: 'hdo', series: 'X4P' })).map(({ seriesType }) => seriesType)).not.toContain('high-temp cascade')
    expect((await find({ unitType: 'fa' })).length).toBe(packJson.freshAirUnits.items.length)
  })

  it('the kit calls recommend, check and bound kits by the rules that the pages use', async () => {
    const demand = { ahuCoilNumber: 3, coolCapacity: 30 }
    const { records } = (await demo.post<RecommendedKits>(CALLS.kits.recommend.path, demand)).data
    expect(records[0]).toMatchObject({ connection: 'direct', isRecommended: true })
    expect(records[0]?.selection).toEqual([{ model: 'AK-335', ahuKitQuantity: 1, portNumb: 3, coolCapacity: [30], heatCapacity: [37.5] }])
    const again = { ...demand, selection: records[0]?.selection ?? [] }
    const checked = (await demo.post<CheckedKits>(CALLS.kits.check.path, again)).data
    expect([checked.connection, checked.fits, checked.limits]).toEqual(['direct', true, records[0]?.limits])
    expect(checked.limits.find(({ state }) => state === 'notChecked')?.missing).toBe('coilVolume')
    const special = {
      ahuCoilNumber: 1,
      coolCapacity: 20,
      selection: [{ ahuType: 8, model: '', ahuKitQuantity: 1, portNumb: 1, coolCapacity: [20] }],
    }
    expect((await demo.post<CheckedKits>(CALLS.kits.check.path, special)).data).toMatchObject({ fits: true, unknown: [], coolCapacity: 20 })
    const ranges = (await demo.post<KitRanges>(CALLS.kits.ranges.path, { models: ['AK-071'] })).data
    expect(ranges.records).toEqual([
      {
        model: 'AK-071',
        coolCapacity: { min: 3.6, max: 7.1 },
        coilVolume: { min: 0.47, max: 1.9 },
        onCoilCooling: { min: 14, max: 35 },
        onCoilHeating: { min: 10, max: 27 },
      },
    ])
    expect(ranges.maxKitsPerAhu).toBe(4)
    const kits = (await demo.post<{ total: number }>(CALLS.kits.list.path, { seriesCode: 'X4P' })).data
    expect(kits.total).toBe(packJson.ahuKits.items.length)
  })

  it('getHeatCapacity gives the nominal heating of kits and what the core delivers at the design', async () => {
    const selection = [{ model: 'AK-335', ahuKitQuantity: 2, portNumb: 1 }]
    const { data } = await demo.post<KitHeat>(CALLS.kits.heat.path, { selection, ahuCoilNumber: 2, design: DESIGN })
    const choices = [{ id: '0', model: 'AK-335', kits: 2, ports: 1, coolingKw: [], heatingKw: [], extra: {} }]
    const unit = newIndoorUnit({ type: 'ahu', model: '', airHandler: { name: '', coils: 2, choices, extra: {} } })
    const core = await (await engine).adjust({ design: CONDITIONS, indoorUnits: [unit], outdoorModels: [] })
    expect(data).toEqual({ heatCapacity: [[37.5, 37.5]], nominalHeatCapa: 75, adjustTCforHeating: core.units[0]?.delivered.heatKw })
    const rated = await (await engine).adjust({ design: RATING_CONDITIONS, indoorUnits: [unit], outdoorModels: [] })
    expect(data.adjustTCforHeating).not.toBe(rated.units[0]?.delivered.heatKw)
    const unknown = { selection: [{ model: 'AK-9', ahuKitQuantity: 1, portNumb: 1 }] }
    expect((await demo.post(CALLS.kits.heat.path, unknown)).data).toMatchObject({ path: '$.selection[0].model' })
  })
})
