import type { Country, Province, WeatherInfo, WeatherQuery } from '../../src/contract/geography'
import chinese from './names-zh.json'
import stations from './stations.json'

/**
 * City, latitude, longitude, elevation in m, design dry bulbs for cooling and heating, heating wet bulb, station; cooling wet bulb where
 * known.
 */
type StationRow = [string, number, number, number, number, number, number, string, number?]

const COUNTRIES = stations.countries as unknown as Record<string, Record<string, StationRow[]>>
const PROVINCES_ZH: Record<string, string> = chinese.provinces
const CITIES_ZH: Record<string, string> = chinese.cities

export const ATTRIBUTION = stations.attribution

// Annual percentiles in per cent: cities of the fuller source have the rarer extremes and a coincident wet bulb.
const EXTREME = { cooling: 0.4, heating: 99.6 }
const USUAL = { cooling: 1, heating: 99 }

/** Returns the `Intl` language of an interface code: the two differ only for Malay. */
export const intlLanguage = (language: string): string => (language === 'my' ? 'ms' : language)

/** Returns the countries with at least one city, named and sorted in the language; null for an unknown language. */
export function countriesIn(language: string): Country[] | null {
  try {
    const locale = intlLanguage(language)
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    const order = new Intl.Collator(locale)
    return Object.keys(COUNTRIES)
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((left, right) => order.compare(left.name, right.name))
  } catch {
    return null
  }
}

/**
 * Returns provinces and cities of a country; null for an unknown one. Names are Chinese where the interface is Chinese and the data has
 * them.
 */
export function provincesIn(country: string, language: string): Province[] | null {
  const provinces = COUNTRIES[country.toUpperCase()]
  if (!provinces) return null
  const isChinese = language === 'zh'
  return Object.entries(provinces).map(([province, rows]) => {
    const cities = rows.map(([city]) => city)
    return {
      province,
      cities,
      name: (isChinese && PROVINCES_ZH[province]) || province,
      cityNames: isChinese ? cities.map((city) => CITIES_ZH[city] ?? city) : cities,
    }
  })
}

/** Returns the design weather of a city, found by either of its names; null where the place is unknown. */
export function weatherOf({ country, province, city }: WeatherQuery): WeatherInfo | null {
  const code = country.toUpperCase()
  for (const [name, rows] of Object.entries(COUNTRIES[code] ?? {})) {
    if (province && province !== name && province !== PROVINCES_ZH[name]) continue
    const row = rows.find(([known]) => known === city || CITIES_ZH[known] === city)
    if (row) return weatherFrom(code, name, row)
  }
  return null
}

function weatherFrom(country: string, province: string, row: StationRow): WeatherInfo {
  const [city, latitude, longitude, elevation, coolingDryBulb, heatingDryBulb, heatingWetBulb, station, coolingWetBulb] = row
  const percent = coolingWetBulb === undefined ? USUAL : EXTREME
  return {
    country,
    province,
    city,
    coolingOutdoorDbt: coolingDryBulb,
    coolingOutdoorWbt: coolingWetBulb ?? null,
    heatingOutdoorDbt: heatingDryBulb,
    heatingOutdoorWbt: heatingWetBulb,
    elevation,
    latitude,
    longitude,
    station,
    stationName: city,
    coolingPercent: percent.cooling,
    heatingPercent: percent.heating,
    estimated: ['heatingOutdoorWbt'],
    attribution: ATTRIBUTION,
  }
}
