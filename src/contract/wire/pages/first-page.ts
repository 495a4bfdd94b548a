import type { DesignConditions, ProjectInformation } from '../../../model/project/project'
import { DESIGN_FIELDS as TEMPERATURES } from '../../device/wire-design'
import { InputError } from '../../input-error'
import { BID_NAMES, readBid, writeBid } from './bid'
import { BUILDING_NAMES, readBuilding, writeBuilding } from './building'
import { readWeather, writeWeather } from './weather'
import { readTagScheme } from '../tags'
import { isGiven, numberIn, recordIn, step, textIn, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'

const TEMPERATURE_FIELDS = Object.keys(TEMPERATURES) as (keyof typeof TEMPERATURES)[]

const FIELDS = new Set([
  'projectName',
  'projectNo',
  'projectType',
  'country',
  'city',
  'userName',
  'email',
  'telphone',
  'elevation',
  ...TEMPERATURE_FIELDS,
  ...BID_NAMES,
  ...BUILDING_NAMES,
  'tagScheme',
])
const FIELDS_WITH_WEATHER = new Set([...FIELDS, 'weatherInfo'])

/** Reads `page1`; fields missing there are taken from the top level of the project. */
export function readFirstPage(project: JsonRecord): ProjectInformation {
  const page = recordIn(project, 'page1', () => '$')
  const inPage: Place = () => '$.page1'
  const text = (key: string): string => textIn(page, key, inPage) ?? textIn(project, key, () => '$') ?? ''
  const weather = readWeather(page, inPage)
  const bid = readBid(page, project, inPage)
  const building = readBuilding(page, inPage)
  const tagScheme = readTagScheme(page, inPage)
  const extra = unknownFields(page, weather ? FIELDS_WITH_WEATHER : FIELDS, inPage) ?? {}
  return {
    projectName: text('projectName'),
    projectNumber: text('projectNo'),
    projectType: text('projectType'),
    country: readCountry(page, inPage) ?? readCountry(project, () => '$') ?? '',
    city: readCity(page, inPage) ?? readCity(project, () => '$') ?? ['', ''],
    userName: text('userName'),
    email: text('email'),
    telephone: text('telphone'),
    design: readDesign(page, inPage),
    ...(weather && { weather }),
    ...(bid && { bid }),
    ...(building && { building }),
    ...(tagScheme && { tagScheme }),
    extra,
  }
}

export function writeFirstPage(information: ProjectInformation): JsonRecord {
  const page: JsonRecord = {
    ...information.extra,
    projectName: information.projectName,
    projectNo: information.projectNumber,
    projectType: information.projectType,
    country: wireCountry(information.country),
    city: information.city,
    userName: information.userName,
    email: information.email,
    telphone: information.telephone,
    elevation: information.design.elevationM,
  }
  for (const field of TEMPERATURE_FIELDS) page[field] = information.design[TEMPERATURES[field]]
  return {
    ...page,
    ...writeBid(information.bid),
    ...writeBuilding(information.building),
    ...writeWeather(information.weather),
    ...(information.tagScheme && { tagScheme: information.tagScheme }),
  }
}

/** Writes a name that looks like JSON text as JSON text, so that it is read back unchanged. */
export function wireCountry(name: string): string {
  return unwrapped(name) === name ? name : JSON.stringify(name)
}

/** Reads the design conditions; empty form fields mean "not given". */
function readDesign(page: JsonRecord, place: Place): DesignConditions {
  const given = (key: string): number | undefined => (page[key] === '' ? undefined : numberIn(page, key, place))
  const temperature = (key: string): number | null => {
    return given(key) ?? null
  }
  const design = { elevationM: given('elevation') ?? null } as DesignConditions
  for (const field of TEMPERATURE_FIELDS) design[TEMPERATURES[field]] = temperature(field)
  return design
}

/** Reads a country: a name, or the pair of region and country that some screens store; either may be JSON text. */
function readCountry(record: JsonRecord, place: Place): string | undefined {
  const value = unwrapped(record['country'])
  if (!isGiven(value) || value === '') return undefined
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.at(-1)
  throw new InputError(place() + step('country'), 'the name of a country')
}

/** Reads province and city: a pair, possibly as JSON text, or only the name of a city. */
function readCity(record: JsonRecord, place: Place): [string, string] | undefined {
  const value = unwrapped(record['city'])
  if (!isGiven(value) || value === '') return undefined
  if (typeof value === 'string') return ['', value]
  if (Array.isArray(value) && value.length <= 2 && value.every((part) => typeof part === 'string')) return [value[0] ?? '', value[1] ?? '']
  throw new InputError(place() + step('city'), 'province and city as a pair of texts')
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*["[]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
