import { Type, type Static } from 'typebox'

export const CountrySchema = Type.Object({
  code: Type.String({ description: 'ISO 3166-1 alpha-2; what a project stores' }),
  name: Type.String({ description: 'In the asked language' }),
})
export type Country = Static<typeof CountrySchema>

export const ProvincesQuerySchema = Type.Object({ country: Type.String({ minLength: 2, maxLength: 2 }) })

export const ProvinceSchema = Type.Object({
  province: Type.String({ description: 'Name or code; empty where the country has no division here' }),
  cities: Type.Array(Type.String()),
  name: Type.Optional(Type.String({ description: 'Of the province, in the asked language' })),
  cityNames: Type.Optional(Type.Array(Type.String(), { description: 'In the asked language, in the order of `cities`' })),
})
export type Province = Static<typeof ProvinceSchema>

export const ProvincesSchema = Type.Object({ provinces: Type.Array(ProvinceSchema), attribution: Type.String() })
export type Provinces = Static<typeof ProvincesSchema>

export const WeatherQuerySchema = Type.Object({
  country: Type.String({ minLength: 2, maxLength: 2 }),
  province: Type.Optional(Type.String({ maxLength: 100 })),
  city: Type.String({ minLength: 1, maxLength: 100 }),
})
export type WeatherQuery = Static<typeof WeatherQuerySchema>

const Temperature = Type.Union([Type.Number(), Type.Null()])

/** Outdoor design values of a city under the names of the first page, in °C and m; null where the source gives none. */
export const WeatherInfoSchema = Type.Object({
  country: Type.String(),
  province: Type.String(),
  city: Type.String(),
  coolingOutdoorDbt: Temperature,
  coolingOutdoorWbt: Type.Union([Type.Number(), Type.Null()], { description: 'Mean coincident wet bulb' }),
  heatingOutdoorDbt: Temperature,
  heatingOutdoorWbt: Temperature,
  elevation: Type.Number({ description: 'm above sea level' }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  station: Type.String({ description: 'WMO number' }),
  stationName: Type.String(),
  coolingPercent: Type.Number({ description: 'Hours of the year that are warmer, in per cent' }),
  heatingPercent: Type.Number({ description: 'Hours of the year that are warmer, in per cent' }),
  estimated: Type.Array(Type.String(), { description: 'Names of the fields above that are estimated, not from the source' }),
  attribution: Type.String(),
})
export type WeatherInfo = Static<typeof WeatherInfoSchema>
