import type { FastifyInstance } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { badAt, Refusal } from '../refusal'
import { ATTRIBUTION, countriesIn, provincesIn, weatherOf } from './places'

/** Registers the calls for countries, cities and design weather; design specification, section 7.1. */
export function addGeographyRoutes(app: FastifyInstance): void {
  const countries = (language: string) => {
    const found = countriesIn(language)
    if (!found) throw badAt('$.language', 'a language of the interface', 'params')
    return found
  }
  for (const row of [CALLS.geography.projectCountries, CALLS.geography.projectCountriesByPost, CALLS.geography.countries])
    handle(app, row, (request) => countries(request.params.language))

  handle(app, CALLS.geography.provincesAndCities, (request) => {
    const provinces = provincesIn(request.body.country, request.params.language)
    if (!provinces) throw new Refusal(CODE.notFound, `There is no country with the code ${request.body.country}.`)
    return { provinces, attribution: ATTRIBUTION }
  })

  handle(app, CALLS.geography.weatherInfo, (request) => {
    const weather = weatherOf(request.body)
    if (!weather) throw new Refusal(CODE.notFound, `No design weather is known for ${request.body.city}.`)
    return weather
  })
}
