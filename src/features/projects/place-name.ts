import { countryName } from '../../platform/words/locale'

/** City, province and country of a list row in one line; the city travels as a JSON pair. */
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
