import { GEOGRAPHY_PATH, type Country, type Provinces, type WeatherInfo, type WeatherQuery } from '../../contract/geography'
import { call } from '../http/http'

export function listCountries(language: string): Promise<Country[]> {
  return call({ method: 'GET', path: `${GEOGRAPHY_PATH.projectCountries}/${language}`, isSilent: true })
}

export function listCities(language: string, country: string): Promise<Provinces> {
  return call({ path: `${GEOGRAPHY_PATH.provincesAndCities}/${language}`, body: { country }, isSilent: true })
}

export function fetchWeather(body: WeatherQuery): Promise<WeatherInfo> {
  return call({ path: GEOGRAPHY_PATH.weatherInfo, body, isSilent: true })
}
