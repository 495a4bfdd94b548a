import { describe, expect, it } from 'vitest'
import type { WeatherInfo } from '../../../../src/contract/geography'
import {
  changedInformation,
  draftOf,
  estimatedConditions,
  impossibleConditions,
  informationOf,
  newDraft,
  sourceOf,
  storable,
  typedConditions,
  withHeldBack,
  withField,
  withWeather,
} from '../../../../src/features/projects/data/project-draft'
import { newInformation, RATING_CONDITIONS } from '../../../../src/model/project/defaults'

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
  stationName: 'Hamburg',
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
    const source = sourceOf(weather, '2026-11-25')
    const design = withWeather(RATING_CONDITIONS, weather)
    expect(estimatedConditions(source, design)).toEqual(['coolingOutdoorWetBulbC', 'elevationM'])
    expect(estimatedConditions(source, { ...design, elevationM: 20 })).toEqual(['coolingOutdoorWetBulbC'])
    expect(estimatedConditions(null, design)).toEqual([])
  })

  it('a new project keeps the source of its weather and tells which values were typed since', () => {
    const source = sourceOf(weather, '2026-11-25')
    expect(source).toMatchObject({ station: '101470', stationName: 'Hamburg', publisher: 'Climate.OneBuilding.org', date: '2026-11-25' })
    const design = withWeather(RATING_CONDITIONS, weather)
    expect(typedConditions(source, design)).toEqual([])
    expect(typedConditions(source, { ...design, heatingOutdoorDryBulbC: -12 })).toEqual(['heatingOutdoorDryBulbC'])
  })

  it('a new project offers VRF at 50 Hz directly to the customer, and says nothing of its building', () => {
    const information = informationOf(newDraft(), { name: 'Ada', email: '' })
    expect(information.bid).toEqual({ solution: 'VRF', powerHz: 50, cooperation: 'direct' })
    expect(information).not.toHaveProperty('building')
    expect(information).not.toHaveProperty('weather')
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

  it('the data of a project that is changed names a whole record of which one field differs, and a source that is gone', () => {
    const source = sourceOf(weather, '2026-11-25')
    const known = { ...before, building: { floorCount: 4, areaPerPersonM2: 9 }, weather: source }
    const draft = draftOf(known)
    expect(changedInformation(known, draft)).toBeNull()
    expect(changedInformation(known, { ...draft, building: withField(draft.building, 'floorCount', null), weather: null })).toEqual({
      building: { areaPerPersonM2: 9 },
      weather: null,
    })
  })

  it('the data of a project that is changed holds back an empty name and two temperatures that contradict each other', () => {
    const stored = draftOf(before)
    const typed = { ...stored, name: ' ', telephone: '+49', design: { ...stored.design, coolingOutdoorDryBulbC: 20, elevationM: 5 } }
    const { draft, heldBack } = storable(typed, stored)
    expect(draft).toMatchObject({ name: 'Tower', telephone: '+49', design: { coolingOutdoorDryBulbC: 35, elevationM: 5 } })
    expect(heldBack).toEqual({ name: ' ', design: { coolingOutdoorDryBulbC: 20, coolingOutdoorWetBulbC: 24 } })
    expect(withHeldBack(draft, heldBack)).toEqual(typed)
    const mended = { ...typed, name: 'Mast', design: { ...typed.design, coolingOutdoorWetBulbC: 15 } }
    expect(storable(mended, stored)).toEqual({ draft: mended, heldBack: {} })
  })
})
