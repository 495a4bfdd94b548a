import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { CODE } from '../../src/contract/envelope'
import { type Country, type Provinces, type WeatherInfo } from '../../src/contract/geography'
import { countriesIn, provincesIn, weatherOf } from '../../server/geography/places'
import { demoCaller, startServer, stranger, type Caller, type TestServer } from '../helpers/server'

const LANGUAGES = ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt']

describe('places', () => {
  let server: TestServer
  let demo: Caller
  beforeAll(async () => {
    server = await startServer()
    demo = await demoCaller(server.app)
  }, 60_000)
  afterAll(() => server.close())

  it.each(LANGUAGES)('places names countries in %s, Malay under its code of the interface', async (language) => {
    const { data } = await demo.get<Country[]>(addressOf(CALLS.geography.projectCountries, { language }))
    expect(data.length).toBeGreaterThan(200)
    const germany = { en: 'Germany', zh: '德国', ru: 'Германия', my: 'Jerman', hr: 'Njemačka', it: 'Germania' }[language]
    if (germany) expect(data.find(({ code }) => code === 'DE')?.name).toBe(germany)
  })

  it('places answers the public country list to anybody and the other to members only', async () => {
    expect(
      (await stranger(server.app).get<Country[]>(addressOf(CALLS.geography.countries, { language: 'en' }))).data.length,
    ).toBeGreaterThan(200)
    expect((await stranger(server.app).get(addressOf(CALLS.geography.projectCountries, { language: 'en' }))).code).toBe(CODE.signedOut)
  })

  it('places refuses what is no language by name', async () => {
    expect(await demo.get(addressOf(CALLS.geography.projectCountries, { language: 'xxl' }))).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.language' },
    })
  })

  it('places lists provinces and cities, in Chinese where the interface is', async () => {
    const { data } = await demo.post<Provinces>(addressOf(CALLS.geography.provincesAndCities, { language: 'zh' }), { country: 'CN' })
    const guangdong = data.provinces.find(({ province }) => province === 'Guangdong')
    expect(guangdong?.name).toBe('广东')
    const guangzhou = guangdong?.cities.indexOf('Guangzhou') ?? -1
    expect(guangdong?.cityNames?.[guangzhou]).toBe('广州')
    expect(data.attribution).toContain('Climate.OneBuilding.org')
  })

  it('places says which country it does not know, and what a call lacks', async () => {
    expect((await demo.post(addressOf(CALLS.geography.provincesAndCities, { language: 'en' }), { country: 'XX' })).code).toBe(CODE.notFound)
    expect(await demo.post(addressOf(CALLS.geography.provincesAndCities, { language: 'en' }))).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.country' },
    })
  })

  it('places gives the design weather of a city by its English or Chinese name', async () => {
    const english = await demo.post<WeatherInfo>(CALLS.geography.weatherInfo.path, {
      country: 'CN',
      province: 'Guangdong',
      city: 'Guangzhou',
    })
    const chinese = await demo.post<WeatherInfo>(CALLS.geography.weatherInfo.path, { country: 'CN', province: '广东', city: '广州' })
    expect(english.data).toEqual(chinese.data)
    expect(english.data).toMatchObject({
      coolingOutdoorDbt: 36.2,
      coolingOutdoorWbt: 26.5,
      heatingOutdoorDbt: 5.6,
      elevation: 21,
      coolingPercent: 0.4,
    })
    expect(english.data.attribution).toContain('Climate.OneBuilding.org')
    expect((await demo.post(CALLS.geography.weatherInfo.path, { country: 'CN', city: 'Atlantis' })).code).toBe(CODE.notFound)
  })

  it('places has sensible design weather for every city it lists', () => {
    let cities = 0
    for (const { code } of countriesIn('en') ?? []) {
      for (const { province, cities: names } of provincesIn(code, 'en') ?? []) {
        for (const city of names) {
          const weather = weatherOf({ country: code, province, city })
          const { coolingOutdoorDbt, coolingOutdoorWbt, heatingOutdoorDbt, heatingOutdoorWbt, elevation } = weather ?? {}
          const isOrdered =
            (heatingOutdoorDbt ?? 99) < (coolingOutdoorDbt ?? -99) && (heatingOutdoorWbt ?? 99) <= (heatingOutdoorDbt ?? -99)
          const isHumid = coolingOutdoorWbt === null || (coolingOutdoorWbt ?? 99) < (coolingOutdoorDbt ?? -99)
          const isOnEarth = (elevation ?? 1e9) > -430 && (elevation ?? 1e9) < 6000 && (coolingOutdoorDbt ?? 99) < 52
          if (!isOrdered || !isHumid || !isOnEarth) expect.soft(weather, `${code} ${province} ${city}`).toBeNull()
          cities += 1
        }
      }
    }
    expect(cities).toBeGreaterThan(5_000)
  })
})
