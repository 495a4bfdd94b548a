import type { Building, BuildingField } from '../../../model/project/first-page/building'
import { InputError } from '../../input-error'
import { isGiven, numberIn, recordOf, step, type JsonRecord, type Place } from '../read-value'

/** The single fields by their names on the wire. Temperatures arrive in metric; air flows are always m³/h. */
const FIELDS = {
  timeStep: 'timeStepsPerHour',
  floorAreaM2: 'floorAreaM2',
  floorNumber: 'floorCount',
  orientationDegree: 'orientationDeg',
  infiltrationAirFlow: 'infiltrationM3PerH',
  designFreshAirFlow: 'freshAirM3PerH',
  infiltrationAirCount: 'infiltrationChanges',
  designFreshAirCount: 'freshAirChanges',
  coolingSetPointTemperature: 'coolingSetPointC',
  heatingSetPointTemperature: 'heatingSetPointC',
  peopleDensityM2Person: 'areaPerPersonM2',
  peopleActivityLevelWatt: 'activityW',
  plugLoadPowerDensityWattm2: 'plugWPerM2',
  lightingPowerDensityWattm2: 'lightingWPerM2',
} as const satisfies Record<string, BuildingField>

/** The fields of `sizingFactor`. */
const FACTORS = { cooling: 'sizingFactorCooling', heating: 'sizingFactorHeating' } as const satisfies Record<string, BuildingField>

export const BUILDING_NAMES: readonly string[] = [...Object.keys(FIELDS), 'sizingFactor']

/** Reads the building; an empty or missing field is not given, and undefined means that none is. */
export function readBuilding(page: JsonRecord, place: Place): Building | undefined {
  const building: Building = {}
  const take = (record: JsonRecord, names: Readonly<Record<string, BuildingField>>, at: Place): void => {
    for (const [name, field] of Object.entries(names)) {
      const value = record[name] === '' ? undefined : numberIn(record, name, at)
      if (value !== undefined) building[field] = value
    }
  }
  take(page, FIELDS, place)
  const factors = page['sizingFactor']
  const atFactors: Place = () => place() + step('sizingFactor')
  if (isGiven(factors) && factors !== '') take(recordOf(factors, atFactors), FACTORS, atFactors)
  for (const factor of Object.values(FACTORS)) {
    const value = building[factor]
    if (value !== undefined && value <= 0) throw new InputError(atFactors(), `factors above 0, not ${value}`)
  }
  return Object.keys(building).length > 0 ? building : undefined
}

/** Writes the given fields only. */
export function writeBuilding(building: Building | undefined): JsonRecord {
  if (!building) return {}
  const factors = named(building, FACTORS)
  return { ...named(building, FIELDS), ...(Object.keys(factors).length > 0 && { sizingFactor: factors }) }
}

function named(building: Building, names: Readonly<Record<string, BuildingField>>): JsonRecord {
  const given = Object.entries(names).filter(([, field]) => building[field] !== undefined)
  return Object.fromEntries(given.map(([name, field]) => [name, building[field]]))
}
