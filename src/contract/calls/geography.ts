import { Type } from 'typebox'
import { CountrySchema, ProvincesQuerySchema, ProvincesSchema, WeatherInfoSchema, WeatherQuerySchema } from '../geography'
import { rows } from './row'

const MSSP = '/api/apps-mssp/device/v2/mssp'
const LanguageSchema = Type.Object({ language: Type.String({ pattern: '^[a-z]{2}$', description: 'Interface language, such as en' }) })

const countries = {
  summary: 'Countries in the asked language',
  params: LanguageSchema,
  answer: Type.Array(CountrySchema),
}

/** Countries, cities and design weather: design specification, section 7.1. */
export const geography = rows('geography', {
  projectCountries: { ...countries, method: 'GET', path: `${MSSP}/getMSSPCountryList/:language`, permission: 'signedIn' },
  /** The same list by POST, as the specification requires. */
  projectCountriesByPost: { ...countries, method: 'POST', path: `${MSSP}/getMSSPCountryList/:language`, permission: 'signedIn' },
  countries: { ...countries, method: 'GET', path: '/api/apps-mssp/ignore-auth/getCountryList/:language', permission: 'open' },
  provincesAndCities: {
    method: 'POST',
    path: `${MSSP}/getProvinceAndCityList/:language`,
    summary: 'Provinces and cities of a country',
    permission: 'signedIn',
    params: LanguageSchema,
    body: ProvincesQuerySchema,
    answer: ProvincesSchema,
  },
  weatherInfo: {
    method: 'POST',
    path: `${MSSP}/weatherInfo`,
    summary: 'Design weather of a city',
    permission: 'signedIn',
    body: WeatherQuerySchema,
    answer: WeatherInfoSchema,
  },
})
