import type { WeatherSource } from '../../../model/project/first-page/weather-source'
import { isRecord, step, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'

/** Texts of the source by their names on the wire. */
const TEXTS = { station: 'station', stationName: 'stationName', attribution: 'publisher', date: 'date' } as const

/** Reads `weatherInfo`; undefined where it is no object, which the reader keeps unchanged, or an empty one. */
export function readWeather(page: JsonRecord, place: Place): WeatherSource | undefined {
  const given = page['weatherInfo']
  if (!isRecord(given) || Object.keys(given).length === 0) return undefined
  const source: WeatherSource = { station: '', stationName: '', distanceKm: null, publisher: '', date: '', others: {} }
  const known = new Set<string>()
  for (const [name, field] of Object.entries(TEXTS)) {
    const value = given[name]
    if (typeof value !== 'string') continue
    source[field] = value
    known.add(name)
  }
  const distance = given['distanceKm']
  if (typeof distance === 'number' && Number.isFinite(distance)) {
    source.distanceKm = distance
    known.add('distanceKm')
  }
  source.others = unknownFields(given, known, () => place() + step('weatherInfo')) ?? {}
  return source
}

/** Writes the source with all fields that came with it. */
export function writeWeather(source: WeatherSource | undefined): JsonRecord {
  if (!source) return {}
  const texts = Object.entries(TEXTS).filter(([, field]) => source[field] !== '')
  return {
    weatherInfo: {
      ...source.others,
      ...Object.fromEntries(texts.map(([name, field]) => [name, source[field]])),
      ...(source.distanceKm !== null && { distanceKm: source.distanceKm }),
    },
  }
}
