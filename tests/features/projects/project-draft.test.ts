import { describe, expect, it } from 'vitest'
import type { WeatherInfo } from '../../../src/contract/geography'
import {
  changedInformation,
  draftOf,
  estimatedConditions,
  impossibleConditions,
  informationOf,
  newDraft,
  withWeather,
} from '../../../src/features/projects/project-draft'
import { newInformation, RATING_CONDITIONS } from '../../../src/model/project/defaults'

const weather: WeatherInfo = {
  country: 'DE',
  province: 'HH',
  city: 'Hamburg',
  coolingOutdoorDbt: 27.3,
  coolingOutdoorWbt: null,
  heatingOutdoorDbt: -8.1,
  heatingOutdoorWbt: -8.9,
  elevation: 16,
  latitude: 53.6,
  longitude: 10,
  station: '101470',
  coolingPercent: 0.4,
  heatingPercent: 99.6,
  estimated: ['coolingOutdoorWbt', 'elevation', 'latitude'],
  attribution: 'Climate.OneBuilding.org',
}

describe('a new project', () => {
  it('a new project takes the outdoor values of its city and keeps the rating condition where the source has none', () => {
    expect(withWeather(RATING_CONDITIONS, weather)).toEqual({
      ...RATING_CONDITIONS,
      coolingOutdoorDryBulbC: 27.3,
      heatingOutdoorDryBulbC: -8.1,
      heatingOutdoorWetBulbC: -8.9,
      elevationM: 16,
    })
  })

  it('a new project marks what the source estimates', () => {
    expect(estimatedConditions(weather)).toEqual(['coolingOutdoorWetBulbC', 'elevationM'])
  })

  it('a new project names every wet bulb that is above its dry bulb', () => {
    expect(impossibleConditions(RATING_CONDITIONS)).toEqual([])
    expect(impossibleConditions({ ...RATING_CONDITIONS, coolingOutdoorWetBulbC: 35.1, heatingIndoorWetBulbC: 21 })).toEqual([
      'coolingOutdoorWetBulbC',
      'heatingIndoorWetBulbC',
    ])
    expect(impossibleConditions({ ...RATING_CONDITIONS, coolingOutdoorDryBulbC: null, coolingOutdoorWetBulbC: 60 })).toEqual([])
  })

  it('a new project becomes the first page with trimmed texts and the signed-in person', () => {
    const draft = { ...newDraft(), name: '  Tower ', number: ' P-1 ', country: 'DE', province: 'HH', city: 'Hamburg' }
    expect(informationOf(draft, { name: 'Ada', email: 'ada@example.org' })).toMatchObject({
      projectName: 'Tower',
      projectNumber: 'P-1',
      country: 'DE',
      city: ['HH', 'Hamburg'],
      userName: 'Ada',
      email: 'ada@example.org',
      design: RATING_CONDITIONS,
    })
  })
})

describe('the data of a project that is changed', () => {
  const before = newInformation({ projectName: 'Tower', projectNumber: 'P-1', city: ['HH', 'Hamburg'], country: 'DE', userName: 'Ada' })

  it('the data of a project that is changed changes nothing as long as nothing else is typed', () => {
    expect(changedInformation(before, draftOf(before))).toBeNull()
    expect(changedInformation(before, { ...draftOf(before), name: ' Tower ' })).toBeNull()
  })

  it('the data of a project that is changed changes the fields that differ and no others', () => {
    const design = { ...before.design, elevationM: 520 }
    expect(changedInformation(before, { ...draftOf(before), telephone: '+49 40 1', design })).toEqual({ telephone: '+49 40 1', design })
  })
})
