import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import catalogue from '../../src/locales/en/catalogue.json'
import packJson from '../../packs/default.json'
import { type DeviceList, type MaxRatio, type OutdoorProposals, type SeriesList } from '../../src/contract/device'
import type { IndoorMenus, OutdoorMenus } from '../../src/contract/device/menus'
import { HEADER } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import { demoCaller, startServer, type Answer, type Caller, type TestServer } from '../helpers/server'

describe('equipment', () => {
  let server: TestServer
  let demo: Caller
  beforeAll(async () => {
    server = await startServer()
    demo = await demoCaller(server.app)
  }, 60_000)
  afterAll(() => server.close())

  it('equipment filters indoor units by type, text and capacity, both ends included', async () => {
    const filter = { type: 'C4', text: 'c4-1', minCoolCapa: 10, maxCoolCapa: 14 }
    const { data } = await demo.post<DeviceList>(CALLS.device.indoorUnits.path, filter)
    expect(data.records.map(({ modelName }) => modelName)).toEqual(['C4-100', 'C4-112', 'C4-140'])
    expect(data.records[1]).toMatchObject({ type: 'idu', coolCapa: 11.2, heatCapa: 12.5, sensCoolCapa: 8.18, capacityIndex: 112 })
    expect((await demo.post<DeviceList>(CALLS.device.indoorUnits.path)).data.total).toBe(packJson.iduModels.items.length)
    expect((await demo.post<DeviceList>(CALLS.device.indoorUnits.path, { maxHeatCapa: 0 })).data.records).toEqual([])
  })

  it('equipment lists fresh-air and hydro units', async () => {
    const freshAir = (await demo.post<DeviceList>(CALLS.device.freshAirUnits.path)).data
    const hydro = (await demo.post<DeviceList>(CALLS.device.hydroUnits.path, { minCoolCapa: 10 })).data
    expect(freshAir.total).toBe(packJson.freshAirUnits.items.length)
    expect(hydro.total).toBe(packJson.hydroModules.items.filter(({ coolKw }) => coolKw >= 10).length)
    expect([freshAir.records[0]?.type, hydro.records[0]?.type]).toEqual(['fa', 'hdo'])
  })

  it('equipment names the filter field that is wrong', async () => {
    expect(await demo.post(CALLS.device.indoorUnits.path, { minCoolCapa: '10' })).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.minCoolCapa' },
    })
  })

  it.each(['de-DE', 'zh-CN', 'ms_MY'])(
    'section 7.2, getOduDropDownMenu, getIduDropDownMenu, listProductSeries: names stand in the language of the header (%s)',
    async (locale) => {
      const code = { 'de-DE': 'de', 'zh-CN': 'zh', ms_MY: 'my' }[locale] ?? ''
      const { default: words } = (await import(`../../src/locales/${code}/catalogue.json`)) as { default: typeof catalogue }
      const spoken = async <T>(url: string, method: 'GET' | 'POST') =>
        (await demo.send({ url, method, headers: { [HEADER.language]: locale }, ...(method === 'POST' ? { payload: {} } : {}) })).json<
          Answer<T>
        >().data
      const labels = ({ items }: Pick<OutdoorMenus, 'items'>) => Object.fromEntries(items.map(({ value, label }) => [value, label]))
      expect(labels(await spoken<IndoorMenus>(CALLS.device.indoorMenu.path, 'POST'))).toMatchObject({
        C4: words.type.C4,
        DH: words.type.DH,
      })
      expect(labels(await spoken<OutdoorMenus>(CALLS.device.outdoorMenu.path, 'POST'))).toEqual(words.series)
      expect((await spoken<SeriesList>(CALLS.device.series.path, 'GET')).records[0]?.name).toBe(words.series.X4P)
      expect(
        (await spoken<DeviceList>(CALLS.device.indoorUnits.path, 'POST')).records.find(({ seriesType }) => seriesType === 'C4')?.name,
      ).toBe(words.type.C4)
      expect(words.type.C4).not.toBe(catalogue.type.C4)
    },
  )

  it('equipment offers menus whose counts add up to the pack', async () => {
    const indoor = (await demo.post<IndoorMenus>(CALLS.device.indoorMenu.path)).data.items
    const outdoor = (await demo.post<OutdoorMenus>(CALLS.device.outdoorMenu.path)).data.items
    const sum = (items: OutdoorMenus['items']) => items.reduce((total, { count }) => total + count, 0)
    expect(sum(indoor)).toBe(packJson.iduModels.items.length)
    expect(sum(outdoor)).toBe(packJson.oduModules.items.length + packJson.oduCombinations.items.length)
    expect((await demo.get<SeriesList>(CALLS.device.series.path)).data.records.map(({ id }) => id)).toEqual(
      outdoor.map(({ value }) => value),
    )
  })

  it.each([
    [['X4P-08'], { minCr: 50, maxCr: 130, maxCrSpecial: 200 }],
    [['X4P-34C'], { minCr: 50, maxCr: 130, maxCrSpecial: 160 }],
    [['X4P-16', 'X4P-18'], { minCr: 50, maxCr: 130, maxCrSpecial: 160 }],
    [['X4P-08', 'X4P-08', 'X4P-08'], { minCr: 50, maxCr: 130, maxCrSpecial: 130 }],
  ])('equipment gives the ratio that %j allows', async (models, expected) => {
    expect((await demo.post<MaxRatio>(CALLS.device.maxRatio.path, { models })).data).toEqual(expected)
  })

  it('equipment does not know a ratio of unknown or too many modules', async () => {
    expect((await demo.post(CALLS.device.maxRatio.path, { models: ['X9'] })).code).toBe(CODE.notFound)
    expect((await demo.post(CALLS.device.maxRatio.path, { models: Array<string>(5).fill('X4P-08') })).code).toBe(CODE.badRequest)
  })

  it('equipment proposes outdoor units that fit, ranked, each with its reasons', async () => {
    const demand = {
      indoorUnits: [
        { type: 'idu', modelName: 'C4-056', count: 2 },
        { type: 'idu', modelName: 'C4-071' },
        { type: 'idu', modelName: 'DM-090' },
      ],
      design: { coolingIndoorDbt: 27, coolingIndoorWbt: 19, coolingOutdoorDbt: 38, heatingIndoorDbt: 20, heatingOutdoorWbt: 2 },
      equivalentLengthM: 30,
    }
    const { code, data } = await demo.post<OutdoorProposals>(CALLS.device.outdoorUnits.path, demand)
    expect(code).toBe(CODE.ok)
    expect(data.records.map(({ rank }) => rank)).toEqual(data.records.map((_record, index) => index + 1))
    const ten = data.records.find(({ id }) => id === 'X4P-10')
    // 27.3 kW under 28.0 kW
    expect(ten).toMatchObject({ fits: true, unitCount: 4, ratedCrPct: expect.closeTo(97.5, 1) as number })
    expect(data.records.every(({ reasons }) => reasons.length > 0)).toBe(true)
    const fits = data.records.map((record) => record.fits)
    expect(fits).toEqual([...fits].sort((left, right) => Number(right) - Number(left)))
    const only = await demo.post<OutdoorProposals>(CALLS.device.outdoorUnits.path, { ...demand, series: ['X3P'] })
    expect(new Set(only.data.records.map(({ series }) => series))).toEqual(new Set(['X3P']))
  })

  it('equipment holds outdoor units against the load at one time where it is given', async () => {
    const demand = { series: ['S4P'], indoorUnits: [{ type: 'idu', modelName: 'C4-080', count: 4, rqdCoolCapa: 8 }] }
    const fitting = async (block: object) =>
      (await demo.post<OutdoorProposals>(CALLS.device.outdoorUnits.path, { ...demand, ...block })).data.records
        .filter(({ fits }) => fits)
        .map(({ id }) => id)
    expect(await fitting({})).toEqual(['S4P-12'])
    expect(await fitting({ blockCoolKw: 24 })).toEqual(['S4P-12', 'S4P-10', 'S4P-08'])
    expect(await fitting({ blockCoolKw: 24, sizingFactor: { cooling: 32 / 24 } })).toEqual(['S4P-12'])
    expect(await fitting({ sizingFactor: { cooling: 0.75, heating: 1 } })).toEqual(['S4P-12', 'S4P-10', 'S4P-08'])
  })

  it('equipment names the indoor unit it does not know', async () => {
    const demand = {
      indoorUnits: [
        { type: 'idu', modelName: 'C4-056' },
        { type: 'idu', modelName: 'C9-999' },
      ],
    }
    const answer = await demo.post(CALLS.device.outdoorUnits.path, demand)
    expect(answer).toMatchObject({ code: CODE.badRequest, data: { path: '$.indoorUnits[1].modelName' } })
    expect(await demo.post(CALLS.device.outdoorUnits.path, { indoorUnits: [] })).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.indoorUnits' },
    })
  })

  it('equipment sends the whole pack once, packed, and then only says that it has not changed', async () => {
    const first = await demo.send({ method: 'GET', url: CALLS.device.rulePack.path, headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect((JSON.parse(gunzipSync(first.rawPayload).toString()) as { data: unknown }).data).toEqual(packJson)
    const etag = String(first.headers.etag)
    const again = await demo.send({ method: 'GET', url: CALLS.device.rulePack.path, headers: { 'if-none-match': `W/"other", ${etag}` } })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const plain = await demo.send({ method: 'GET', url: CALLS.device.rulePack.path, headers: { 'if-none-match': '"other"' } })
    expect(plain.json<{ data: unknown }>().data).toEqual(packJson)
  })

  it('equipment publishes the schema of a pack to anybody', async () => {
    const response = await server.app.inject({ method: 'GET', url: CALLS.device.packSchema.path })
    expect(response.statusCode).toBe(200)
    expect(response.json<{ required: string[] }>().required).toContain('oduModules')
  })
})
