import { countryName } from '../../platform/words/locale'

/** Returns city, province and country of a list row in one line; on the wire the city is a JSON pair. */
export function placeName(country: string, city: string, language: string): string {
  const [province = '', town = ''] = readPair(city)
  const parts = [town || province, countryName(country, language)]
  return parts.filter((part) => part !== '').join(', ')
}

function readPair(city: string): string[] {
  try {
    const pair: unknown = JSON.parse(city)
    return Array.isArray(pair) ? pair.filter((part) => typeof part === 'string') : [city]
  } catch {
    return [city]
  }
}
