import { Type } from 'typebox'
import { CODE } from '../../src/contract/envelope'
import {
  CountrySchema,
  GEOGRAPHY_PATH,
  ProvincesQuerySchema,
  ProvincesSchema,
  WeatherInfoSchema,
  WeatherQuerySchema,
} from '../../src/contract/geography'
import { answer, answersWith } from '../answer'
import { badAt, Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { ATTRIBUTION, countriesIn, provincesIn, weatherOf } from './places'

const tags = ['geography']
const LanguageSchema = Type.Object({ language: Type.String({ pattern: '^[a-z]{2}$', description: 'Interface language, such as en' }) })

/** Countries, cities and design weather; design specification, section 7.1. */
export function addGeographyRoutes(app: TypedApp): void {
  const countries = (language: string) => {
    const found = countriesIn(language)
    if (!found) throw badAt('$.language', 'a language of the interface', 'params')
    return found
  }
  const countrySchema = {
    tags,
    summary: 'Countries in the asked language',
    params: LanguageSchema,
    response: answersWith(Type.Array(CountrySchema)),
  }

  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: `${GEOGRAPHY_PATH.projectCountries}/:language`,
      config: { access: 'signedIn' },
      schema: countrySchema,
      handler: (request) => answer(request, countries(request.params.language)),
    })
  }

  app.get(`${GEOGRAPHY_PATH.countries}/:language`, { config: { access: 'open' }, schema: countrySchema }, (request) =>
    answer(request, countries(request.params.language)),
  )

  app.post(
    `${GEOGRAPHY_PATH.provincesAndCities}/:language`,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: 'Provinces and cities of a country',
        params: LanguageSchema,
        body: ProvincesQuerySchema,
        response: answersWith(ProvincesSchema),
      },
    },
    (request) => {
      const provinces = provincesIn(request.body.country, request.params.language)
      if (!provinces) throw new Refusal(CODE.notFound, `There is no country with the code ${request.body.country}.`)
      return answer(request, { provinces, attribution: ATTRIBUTION })
    },
  )

  app.post(
    GEOGRAPHY_PATH.weatherInfo,
    {
      config: { access: 'signedIn' },
      schema: { tags, summary: 'Design weather of a city', body: WeatherQuerySchema, response: answersWith(WeatherInfoSchema) },
    },
    (request) => {
      const weather = weatherOf(request.body)
      if (!weather) throw new Refusal(CODE.notFound, `No design weather is known for ${request.body.city}.`)
      return answer(request, weather)
    },
  )
}
