import { describe, expect, test } from 'vitest'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { projectInUnits, metricNumbers } from '../../src/contract/wire/measures/project-in-units'
import { pipeLabel, pipeMm, fromMetric, toMetric } from '../../src/engine/measure/measure'
import { METRIC } from '../../src/model/project/quantity'
import { savedProject } from './saved-project'

const PAGE = {
  solution: 'VRF',
  powerType: 60,
  cooperativeType: 3,
  bidWinornot: 'won',
  pipeSpecYes: true,
  sizingFactor: { cooling: 1.1, heating: 1.2 },
  timeStep: 6,
  floorAreaM2: 850,
  floorNumber: 4,
  orientationDegree: 270,
  infiltrationAirFlow: 500,
  designFreshAirFlow: 1800,
  infiltrationAirCount: 0.5,
  designFreshAirCount: 1.5,
  coolingSetPointTemperature: 25,
  heatingSetPointTemperature: 21,
  peopleDensityM2Person: 9,
  peopleActivityLevelWatt: 75,
  plugLoadPowerDensityWattm2: 12,
  lightingPowerDensityWattm2: 8,
  weatherInfo: {
    station: '101470',
    stationName: 'Hamburg',
    attribution: 'Climate.OneBuilding.org',
    date: '2026-11-25',
    distanceKm: 7.5,
    coolingOutdoorDbt: 27.3,
  },
}
const WHOLE = savedProject([], { bidAgainst: 'Brand A', page1: PAGE })

const readPage = (page1: Record<string, unknown>) => readProject(savedProject([], { page1 })).information

describe('the first page', () => {
  test('the first page gives every field a meaning of its own', () => {
    const { bid, building, weather, extra } = readProject(WHOLE).information
    expect(bid).toEqual({
      ...{ solution: 'VRF', powerHz: 60, cooperation: 'designInstitute', competitors: 'Brand A', state: 'won' },
      hasPipeSpecification: true,
    })
    expect(building).toEqual({
      ...{ floorAreaM2: 850, floorCount: 4, orientationDeg: 270, infiltrationM3PerH: 500, freshAirM3PerH: 1800, infiltrationChanges: 0.5 },
      ...{ freshAirChanges: 1.5, coolingSetPointC: 25, heatingSetPointC: 21, areaPerPersonM2: 9, activityW: 75, plugWPerM2: 12 },
      ...{ lightingWPerM2: 8, sizingFactorCooling: 1.1, sizingFactorHeating: 1.2, timeStepsPerHour: 6 },
    })
    expect(weather).toEqual({
      ...{ station: '101470', stationName: 'Hamburg', publisher: 'Climate.OneBuilding.org', date: '2026-11-25', distanceKm: 7.5 },
      others: { coolingOutdoorDbt: 27.3 },
    })
    expect(extra).toEqual({})
  })

  test('the first page is written under its own names and read back unchanged', () => {
    const project = readProject(WHOLE)
    const written = writeProject(project)
    expect(written.page1).toMatchObject(PAGE)
    expect(written).toMatchObject({ bidAgainst: 'Brand A', bidWinornot: 'won' })
    expect(readProject(written)).toEqual(project)
  })

  test('the first page reads an empty or missing field as not given, and writes none of them', () => {
    const empty = Object.fromEntries(Object.keys(PAGE).map((name) => [name, name === 'weatherInfo' ? null : '']))
    for (const page of [{}, empty, { ...empty, sizingFactor: { cooling: '' } }]) {
      const information = readPage(page)
      expect(information).not.toHaveProperty('bid')
      expect(information).not.toHaveProperty('building')
      expect(information).not.toHaveProperty('weather')
    }
    const names = Object.keys(writeProject(readProject(savedProject([], { page1: {} }))).page1)
    expect(names.filter((name) => name in PAGE)).toEqual([])
  })

  test('the first page keeps what only another tool understands', () => {
    expect(readPage({ bidWinornot: 'postponed', solution: 'Heat pump' }).bid).toEqual({ state: 'postponed', solution: 'Heat pump' })
    expect(readPage({ weatherInfo: 'Hamburg' }).extra).toEqual({ weatherInfo: 'Hamburg' })
    const others = { station: 101470, stationName: ['Hamburg'] }
    expect(readPage({ weatherInfo: others }).weather).toMatchObject({ station: '', stationName: '', others })
    expect(readPage({ powerType: '60', cooperativeType: '2' }).bid).toEqual({ powerHz: 60, cooperation: 'agent' })
  })

  test.each([
    ['powerType', 55, '$.page1.powerType', '50, 60'],
    ['cooperativeType', 4, '$.page1.cooperativeType', '1, 2, 3'],
    ['floorNumber', '3', '$.page1.floorNumber', 'a number'],
    ['sizingFactor', 1.2, '$.page1.sizingFactor', 'an object'],
    ['sizingFactor', { cooling: 0 }, '$.page1.sizingFactor', 'above 0'],
    ['pipeSpecYes', 'yes', '$.page1.pipeSpecYes', 'true or false'],
  ])('the first page refuses %s %j with its place', (name, value, place, expected) => {
    expect(() => readPage({ [name]: value })).toThrow(place)
    expect(() => readPage({ [name]: value })).toThrow(expected)
  })

  test('the first page has its set points in the unit of the project, and gives back the very same metric values', () => {
    const settings = { ...METRIC, temperature: '℉' } as const
    const metric = writeProject(readProject(WHOLE))
    const numbers = metricNumbers(metric, settings)
    const converted = new Map(
      [...numbers].map(([quantity, values]) => {
        const shown = values.map((value) => fromMetric(value, quantity, settings[quantity]))
        const isExact = shown.map((value, place) => Number(toMetric(value, quantity, settings[quantity]) === values[place]))
        return [quantity, { values: shown, isExact }] as const
      }),
    )
    const imperial = projectInUnits(metric, settings, converted, { pipeLabel, pipeMm })
    expect((imperial['page1'] as Record<string, unknown>)['coolingSetPointTemperature']).toBeCloseTo(77, 12)
    expect(readProject(imperial, { toMetric, shown: { fromMetric, pipeLabel, pipeMm } }).information.building).toEqual(
      readProject(WHOLE).information.building,
    )
  })
})
