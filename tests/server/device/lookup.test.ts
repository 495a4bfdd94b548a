import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packJson from '../../../packs/default.json'
import { CALLS } from '../../../src/contract/calls'
import type { VentilatorList } from '../../../src/contract/device'
import type { AccessoryCatalogue, CentralRuleAnswer, SubCatalogAnswer } from '../../../src/contract/device/accessories'
import type { Humidities, OutsideRangeList, RangeList, Refusals } from '../../../src/contract/device/checks'
import type { IndoorMenus, OutdoorMenus } from '../../../src/contract/device/menus'
import type {
  BoxList,
  CatalogueMapping,
  LevelLimits,
  OutdoorModels,
  SeriesByPipeRule,
  SeriesNames,
  SeriesSequence,
  UnitTypes,
} from '../../../src/contract/device/series'
import type { CreatedSystem } from '../../../src/contract/device/systems'
import { CODE } from '../../../src/contract/envelope'
import { HEADER } from '../../../src/contract/account/account'
import { readProject } from '../../../src/contract/project/project-wire'
import { relativeHumidities } from '../../../src/engine/weather/relative-humidity'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { engine } from '../../engine/core-record'
import { sampleProject } from '../../helpers/sample-projects'
import { demoCaller, serverWith, startServer, type Answer, type Caller, type TestServer } from '../../helpers/server'

describe('tables of the equipment by series', () => {
  let server: TestServer
  let demo: Caller
  beforeAll(async () => {
    server = await startServer()
    demo = await demoCaller(server.app)
  }, 120_000)
  afterAll(() => server.close())

  const get = async <T>(path: string, query: Record<string, string>): Promise<Answer<T>> =>
    (await demo.send({ method: 'GET', url: path, query })).json<Answer<T>>()
  const german = async <T>(url: string, payload: object): Promise<T> =>
    (await demo.send({ method: 'POST', url, payload, headers: { [HEADER.language]: 'de-DE' } })).json<Answer<T>>().data

  it('getControllerAccessory lists panels and accessories, named in the language of the header, and shows what the asked units take', async () => {
    const path = CALLS.device.accessories.path
    const all = await german<AccessoryCatalogue>(path, {})
    expect(all.iduPanelList.find(({ id }) => id === 'PN-C4-950')).toEqual({
      id: 'PN-C4-950',
      nodeType: 'accessories',
      nodeTypeName: 'Blende',
      url: '',
      num: 1,
      max: 1,
      title: 'Standardblende',
      label: 'PN-C4-950',
      desc: 'Weiß, im Lieferumfang des Geräts.',
      show: true,
      canConnectGroup: false,
      type: 'panel',
    })
    expect(all.controllerList.every(({ show }) => show)).toBe(true)
    expect(all.controllerList.some(({ id }) => id === 'CC-CLOUD')).toBe(false)
    expect(all.controllerList.find(({ id }) => id === 'EM-1')).toMatchObject({ max: 2, num: 0, type: 'electricityMeter' })
    expect(all.controllerAccessoryDescList.find(({ id }) => id === 'AC-SNOW')?.desc).toContain('Schnee')
    const asked = await german<AccessoryCatalogue>(path, { modelNames: ['C4-056', 'WM-036'] })
    expect(asked.iduPanelList.some(({ show }) => show)).toBe(false)
    const parts = ({ controllerList }: AccessoryCatalogue): string[] =>
      controllerList.filter(({ show, nodeType }) => show && nodeType === 'accessories').map(({ id }) => id)
    expect(parts(asked)).toEqual(['AC-CONTACT', 'AC-KEYCARD', 'AC-SENSOR', 'EM-1'])
    const wired = asked.controllerList.find(({ nodeType }) => nodeType === 'wiredController')
    expect(wired).toMatchObject({ nodeTypeName: 'Kabelfernbedienung', show: true, canConnectGroup: false, max: 1 })
    expect(asked.controllerList.find(({ id }) => id === 'GC-16')).toMatchObject({ max: 2, canConnectGroup: true })
    const combined = await german<AccessoryCatalogue>(path, { modelNames: ['X4P-34C'] })
    expect(parts(combined)).toEqual(['AC-SNOW', 'AC-MOUNT', 'AC-TRAY', 'EM-3'])
  })

  it('getRuleCentralizeds and getRuleCentralizedByRuleId give what central controllers may serve, and refuse a rule that the pack lacks', async () => {
    const rules = (await get<CentralRuleAnswer[]>(CALLS.device.centralRules.path, {})).data
    expect(rules.map(({ ruleId, maxUnits, maxSystems, models }) => [ruleId, maxUnits, maxSystems, models])).toEqual([
      ['central', 64, 8, ['CC-64', 'CC-CLOUD']],
      ['gateway', 512, 8, ['GW-BAC', 'GW-MOD']],
    ])
    const { path } = CALLS.device.centralRule
    expect((await get<CentralRuleAnswer>(path, { ruleId: 'gateway' })).data).toEqual(rules[1])
    expect((await get(path, { ruleId: 'none' })).code).toBe(CODE.notFound)
    expect((await get(path, {})).code).toBe(CODE.badRequest)
  })

  it('getControllerSubCataLogMap gives controllers by kind, for the house brand and for others', async () => {
    const { masterSubCatalog, guestSubCatalog } = await german<SubCatalogAnswer>(CALLS.device.controllerCatalog.path, {})
    const central = (catalog: SubCatalogAnswer['masterSubCatalog']) => catalog.find(({ nodeType }) => nodeType === 'centralController')
    expect(central(masterSubCatalog)).toEqual({ nodeType: 'centralController', nodeTypeName: 'Zentralregler', models: ['CC-64'] })
    expect(central(guestSubCatalog)?.models).toEqual(['CC-64', 'CC-CLOUD'])
    expect(masterSubCatalog.map(({ nodeType }) => nodeType)).toHaveLength(5)
  })

  it('queryOduModelListByCode finds machines by part of the name, by horsepower and by series', async () => {
    const byName = (await get<OutdoorModels>(CALLS.series.models.path, { code: 'x4p-34', seriesCode: 'X4P' })).data
    expect(byName.records).toMatchObject([{ modelName: 'X4P-34C', models: ['X4P-18', 'X4P-16'], coolCapa: 95.4, ODUType: 'HP', hp: 34 }])
    const byPower = (await get<OutdoorModels>(CALLS.series.models.path, { code: '10', seriesCode: 'X3R' })).data
    expect(byPower.records.filter(({ hp }) => hp === 10).map(({ modelName }) => modelName)).toEqual(['X3R-10'])
    const all = (await get<OutdoorModels>(CALLS.series.models.path, {})).data
    expect(all.total).toBe(packJson.oduModules.items.length + packJson.oduCombinations.items.length)
    expect((await get(CALLS.series.models.path, { seriesCode: 'X9' })).code).toBe(CODE.notFound)
  })

  it('ruleUnitType and its list leave out what does not work with the mode of the series', async () => {
    const of = async (seriesCode: string) => (await get<UnitTypes>(CALLS.series.unitTypes.path, { seriesCode })).data.records
    const hydro = async (seriesCode: string) =>
      (await of(seriesCode)).filter(({ type }) => type === 'hdo').map(({ seriesType }) => seriesType)
    expect([await hydro('X4P'), await hydro('X4R')]).toEqual([['low-temp'], ['low-temp', 'high-temp cascade']])
    const kinds = await get<{ unitTypes: string[] }>(CALLS.series.unitKinds.path, { seriesCode: 'X4P' })
    expect(kinds.data.unitTypes).toEqual(['idu', 'fa', 'hdo', 'ahu', 'hrv'])
    const ducts = (await of('X4P')).find(({ seriesType }) => seriesType === 'DM')
    expect(ducts?.models).toEqual(packJson.iduModels.items.filter(({ type }) => type === 'DM').map(({ id }) => id))
  })

  it('productSeriesSequence gives the place of a series and its machines in the order of their horsepower', async () => {
    const { data } = await get<SeriesSequence>(CALLS.series.sequence.path, { seriesCode: 'X3P' })
    expect([data.sequence, data.total]).toEqual([3, packJson.series.length])
    const powers = data.models.map(({ hp }) => hp)
    expect(powers).toEqual([...powers].sort((one, other) => one - other))
    expect(data.models[0]).toEqual({ modelName: 'X3P-08', hp: 8, sequence: 1 })
  })

  it('getMinHeight gives the level limits of each range of horsepower', async () => {
    const { records } = (await get<LevelLimits>(CALLS.series.levelLimits.path, { seriesCode: 'S4P' })).data
    expect(records.map(({ hp, heightOduAboveM, heightIduIduM }) => [hp, heightOduAboveM, heightIduIduM])).toEqual([
      [{ min: 7, max: 12 }, 50, 15],
      [{ min: 3, max: 6 }, 30, 8],
    ])
    const recovery = (await get<LevelLimits>(CALLS.series.levelLimits.path, { seriesCode: 'X4R' })).data.records
    expect(recovery).toMatchObject([{ heightOduAboveM: 110, heightOduAboveStdM: 50, heightMsMsM: 15, hp: null }])
  })

  it('getMsInfo lists boxes by use and ports', async () => {
    const main = (await demo.post<BoxList>(CALLS.series.boxes.path, { JointType: 'MS-MAIN', ports: 8, seriesCode: 'X4R' })).data.records
    expect(main.length).toBeGreaterThan(0)
    expect(main.every(({ canBeMain, ports }) => canBeMain && ports >= 8)).toBe(true)
    const all = (await demo.post<BoxList>(CALLS.series.boxes.path, {})).data
    expect(all.records.map(({ portcapacity }) => portcapacity)).toEqual(packJson.msBoxes.items.map(({ portCapacityKw }) => portCapacityKw))
  })

  it('getSeriesNameBy… name series in the language of the header', async () => {
    const named = await german<SeriesNames>(CALLS.series.names.path, { codes: ['X4P', 'X9'] })
    expect(named.records).toEqual([{ code: 'X4P', name: 'Modulare Wärmepumpe, 2-Leiter' }])
    const { records } = await german<SeriesByPipeRule>(CALLS.series.byPipeRule.path, { rules: ['main2Mini', 'main3'] })
    expect(records.map(({ rule, series }) => [rule, series.map(({ code }) => code)])).toEqual([
      ['main2Mini', ['S4P', 'S3P']],
      ['main3', ['X4R', 'X3R']],
    ])
  })

  it('getProductCatalogMappingList puts every model of the pack into one entry', async () => {
    const { records } = (await demo.post<CatalogueMapping>(CALLS.series.catalogue.path)).data
    const models = records.flatMap((record) => record.models)
    const { oduModules, oduCombinations, iduModels, freshAirUnits, hydroModules, ahuKits, hrv } = packJson
    const all = [oduModules, oduCombinations, iduModels, freshAirUnits, hydroModules, ahuKits, hrv]
    expect(models.sort()).toEqual(all.flatMap(({ items }) => items.map(({ id }) => id)).sort())
  })

  it('searchedHRVDeviceInfo finds ventilators by air flow and pressure, the smallest first', async () => {
    const { records } = (await demo.post<VentilatorList>(CALLS.device.ventilators.path, { minAirFlow: 300, minPressure: 60 })).data
    const expected = packJson.hrv.items.filter(({ airflowM3h, espPa }) => airflowM3h >= 300 && espPa >= 60)
    expect(records.map(({ modelName }) => modelName)).toEqual(expected.map(({ id }) => id))
    expect(records[0]).toMatchObject({ airFlow: expected[0]?.airflowM3h, temperatureEfficiency: expected[0]?.tempEffPct, hasBypass: true })
  })

  it('the outdoor menus depend on each other and on the units they have to take', async () => {
    const values = (items: OutdoorMenus['items']) => items.map(({ value }) => value)
    const chosen = (await demo.post<OutdoorMenus>(CALLS.device.outdoorMenu.path, { ODUType: 'HR', refrigerant: 'R32' })).data
    expect([values(chosen.items), values(chosen.ODUType), values(chosen.refrigerant)]).toEqual([['X3R'], ['HP', 'HR'], ['R410A', 'R32']])
    const hydro = (await demo.post<OutdoorMenus>(CALLS.device.outdoorMenu.path, { modelNames: ['HDO-H140', 'C4-056'] })).data
    expect([values(hydro.items), values(hydro.ODUType)]).toEqual([['X4R', 'X3R'], ['HR']])
    const ten = (await demo.post<OutdoorMenus>(CALLS.device.outdoorMenu.path, { series: 'X4P', hp: 10 })).data
    expect(values(ten.models)).toEqual(['X4P-10'])
    expect((await german<OutdoorMenus>(CALLS.device.outdoorMenu.path, {})).ODUType.map(({ label }) => label)).toContain(
      'Wärmerückgewinnung',
    )
  })

  it('the unit menus offer what goes with the chosen outdoor unit', async () => {
    const menu = async (body: object) => (await demo.post<IndoorMenus>(CALLS.device.indoorMenu.path, body)).data
    const pump = await menu({ oduModels: ['X4P-10'], type: 'hdo' })
    expect([pump.items.map(({ value }) => value), pump.kinds.find(({ value }) => value === 'hdo')?.count]).toEqual([['low-temp'], 3])
    expect((await menu({ series: 'X4R', type: 'hdo' })).items.map(({ value }) => value)).toEqual(['low-temp', 'high-temp cascade'])
    expect((await menu({ seriesType: 'CO' })).models.map(({ value }) => value)).toEqual(
      packJson.iduModels.items.filter(({ type }) => type === 'CO').map(({ id }) => id),
    )
    expect((await menu({ series: 'X9' })).items).toEqual([])
  })

  it('getOduDropDownMenuByCond offers exactly the machines that the proposals say fit', async () => {
    const demand = { indoorUnits: [{ type: 'idu', modelName: 'C4-080', count: 4, rqdCoolCapa: 8 }], series: ['S4P'] }
    const menus = (await demo.post<OutdoorMenus>(CALLS.lookup.outdoorMenuByConditions.path, demand)).data
    expect(menus.models.map(({ value }) => value)).toEqual(['S4P-12'])
    const bad = await demo.post(CALLS.lookup.outdoorMenuByConditions.path, { indoorUnits: [{ type: 'idu', modelName: 'C9' }] })
    expect(bad).toMatchObject({ code: CODE.badRequest, data: { path: '$.indoorUnits[0].modelName' } })
  })

  it('checkIduByOduFilter names the units that the outdoor unit refuses, each with the reason in the language of the header', async () => {
    const indoorUnits = [
      { id: 'a', type: 'idu', modelName: 'C4-056' },
      { id: 'b', type: 'hdo', modelName: 'HDO-H140' },
      { id: 'c', type: 'idu', modelName: 'DH-560' },
      { id: 'd', type: 'fa', modelName: 'C4-056' },
      { id: 'e', type: 'hrv', modelName: 'HRV-050' },
    ]
    const refused = await german<Refusals>(CALLS.lookup.refusals.path, { oduModels: ['X4P-08'], indoorUnits })
    expect(refused.records.map(({ id, code }) => [id, code])).toEqual([
      ['b', 'systemTypes'],
      ['c', 'maxCrSpecialPct'],
      ['d', 'unknownModel'],
    ])
    // 56.0 kW on 22.4 kW, 200 % allowed
    expect(refused.records[1]?.values).toEqual({ model: 'DH-560', value: 250, limit: 200, excess: 50 })
    expect(refused.records[1]?.message).toBe('DH-560 allein hat 250 % des Außengeräts; zulässig sind 200 %.')
    const recovery = await demo.post<Refusals>(CALLS.lookup.refusals.path, { oduModels: ['X4R-22'], indoorUnits: indoorUnits.slice(0, 2) })
    expect(recovery.data.records).toEqual([])
    expect((await demo.post(CALLS.lookup.refusals.path, { oduModels: ['X9'], indoorUnits })).data).toMatchObject({ path: '$.oduModels' })
  })

  it('getCoolingHeatingRH gives the humidities of the core at the elevation', async () => {
    const design = { coolingIndoorDbt: 27, coolingIndoorWbt: 19, heatingOutdoorDbt: 7, heatingOutdoorWbt: 6, elevation: 1500 }
    const { data } = await demo.post<Humidities>(CALLS.lookup.humidity.path, design)
    const core = await (
      await engine
    ).run(relativeHumidities, { ...RATING_CONDITIONS, coolingOutdoorWetBulbC: null, heatingIndoorWetBulbC: null, elevationM: 1500 })
    expect(data).toEqual({
      coolingInDoorRelativeHumidity: core.coolingIndoor,
      coolingOutDoorRelativeHumidity: null,
      heatingInDoorRelativeHumidity: null,
      heatingOutDoorRelativeHumidity: core.heatingOutdoor,
    })
    // 27/19 ℃ at sea level is 46.9 % (ASHRAE psychrometric chart); less pressure, more water at the same wet bulb.
    expect(core.coolingIndoor).toBeGreaterThan(46.9)
  })

  it('quantum list and check give the ranges and the same figures as the findings of the core', async () => {
    const list = (await demo.post<RangeList>(CALLS.lookup.ranges.path)).data
    expect(list.records.find(({ series }) => series === 'S4P')).toMatchObject({
      coolingOutdoorDbt: { min: -5, max: 50 },
      heatingOutdoorWbt: { min: -20, max: 16 },
    })
    const project = sampleProject(['apartment'])
    const [id = ''] = project.systemOrder
    const system = project.systems[id]
    if (!system) throw new Error('The sample has no system')
    const design = {
      ...RATING_CONDITIONS,
      ...{ coolingOutdoorDryBulbC: 58, heatingOutdoorWetBulbC: -31, coolingIndoorDryBulbC: 50, heatingIndoorWetBulbC: 22 },
    }
    const { findings } = await (await engine).inspect(system, { design, revision: 0 })
    const wire = {
      ...{ coolingIndoorDbt: 50, coolingIndoorWbt: 19, coolingOutdoorDbt: 58, coolingOutdoorWbt: 24 },
      ...{ heatingIndoorDbt: 20, heatingIndoorWbt: 22, heatingOutdoorDbt: 7, heatingOutdoorWbt: -31 },
    }
    const body = { design: wire, oduModels: [system.outdoorModels[0]] }
    const { records } = (await demo.post<OutsideRangeList>(CALLS.lookup.outsideRanges.path, body)).data
    const asFound = findings
      .filter(({ code }) => records.some((record) => record.code === code))
      .map(({ code, values: { value, limit, excess } }) => ({ code, value, limit, excess }))
    const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code)
    expect(records.map(({ code, value, limit, excess }) => ({ code, value, limit, excess })).sort(byCode)).toEqual(asFound.sort(byCode))
    expect(records.map(({ field }) => field).sort()).toEqual([
      'coolingIndoorDbt',
      'coolingOutdoorDbt',
      'heatingIndoorWbt',
      'heatingOutdoorWbt',
    ])
    const everySeries = (await demo.post<OutsideRangeList>(CALLS.lookup.outsideRanges.path, { design: { coolingOutdoorDbt: 51 } })).data
    expect(everySeries.records.map(({ series }) => series)).toEqual(['S4P', 'S3P'])
    const unknown = await demo.post(CALLS.lookup.outsideRanges.path, { design: {}, series: ['X4P', 'X9'] })
    expect(unknown).toMatchObject({ code: CODE.badRequest, data: { path: '$.series[1]' } })
  })

  it('getCreateSystem gives a readable system with the next name and the defaults of mode', async () => {
    const { data } = await demo.post<CreatedSystem>(CALLS.lookup.createSystem.path, {
      names: ['System2', 'Hall', 'system 7'],
      ODUType: 'HR',
    })
    expect(data).toMatchObject({ ODUType: 'HR', powerType: 50, defaultPipingLength: 3, disToFJ: 10, series: ['X4R', 'X3R'] })
    const project = readProject({ selection: { oduList: [data.system] } })
    const system = project.systems[project.systemOrder[0] ?? '']
    expect(system).toMatchObject({ name: 'System8', floor: 0, level: 1, active: true, indoorUnits: [] })
  })
})

describe('the library of the caller', () => {
  it('makes new systems main/sub where it says so', async () => {
    const { server, callers } = await serverWith({
      american: { login: 'american@example.com', role: 'levelTwo', library: 'NA0101' },
      other: { login: 'other@example.com', role: 'levelTwo', library: '0001' },
    })
    const typeFor = async (caller: Caller, body: object) =>
      (await caller.post<CreatedSystem>(CALLS.lookup.createSystem.path, body)).data.ODUType
    try {
      expect(await typeFor(callers.american, {})).toBe('MainSub')
      expect(await typeFor(callers.american, { ODUType: 'HR' })).toBe('HR')
      expect(await typeFor(callers.other, {})).toBe('HP')
    } finally {
      await server.close()
    }
  }, 120_000)
})
