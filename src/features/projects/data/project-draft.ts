import type { WeatherInfo } from '../../../contract/geography'
import type { InformationPatch } from '../../../model/edits/edit-information'
import { newInformation } from '../../../model/project/defaults'
import { NEW_BID, type Bid } from '../../../model/project/first-page/bid'
import type { Building } from '../../../model/project/first-page/building'
import type { WeatherSource } from '../../../model/project/first-page/weather-source'
import type { DesignConditions, ProjectInformation } from '../../../model/project/project'

/** Inputs of the dialogs of a project's data before these are stored. */
export interface ProjectDraft {
  name: string
  number: string
  telephone: string
  type: string
  country: string
  province: string
  city: string
  design: DesignConditions
  /** Source of the outdoor values; null where they were typed. */
  weather: WeatherSource | null
  bid: Bid
  building: Building
}

export function newDraft(): ProjectDraft {
  return { ...draftOf(newInformation()), bid: { ...NEW_BID } }
}

/** Copies a project's data into a draft. */
export function draftOf(information: Readonly<ProjectInformation>): ProjectDraft {
  const { projectName, projectNumber, telephone, projectType, country, city, design, weather, bid, building } = information
  return {
    name: projectName,
    number: projectNumber,
    telephone,
    type: projectType,
    country,
    province: city[0],
    city: city[1],
    design: { ...design },
    weather: weather ?? null,
    bid: { ...bid },
    building: { ...building },
  }
}

/** Finds the fields that a draft changes; null where it changes none. */
export function changedInformation(before: Readonly<ProjectInformation>, draft: ProjectDraft): InformationPatch | null {
  const known = fieldsOf(draftOf(before))
  const after = fieldsOf(draft)
  const names = Object.keys(after) as (keyof typeof after)[]
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(known[name]))
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** Returns the data of a new project; what is empty is left out. */
export function informationOf(draft: ProjectDraft, person: { name: string; email: string }): ProjectInformation {
  const { weather, bid, building, ...fields } = fieldsOf(draft)
  return newInformation({
    ...fields,
    ...(weather && { weather }),
    ...(Object.keys(bid).length > 0 && { bid }),
    ...(Object.keys(building).length > 0 && { building }),
    userName: person.name,
    email: person.email,
  })
}

function fieldsOf(draft: ProjectDraft) {
  return {
    projectName: draft.name.trim(),
    projectNumber: draft.number.trim(),
    projectType: draft.type,
    country: draft.country,
    city: [draft.province, draft.city],
    telephone: draft.telephone.trim(),
    design: draft.design,
    weather: draft.weather,
    bid: draft.bid,
    building: draft.building,
  } satisfies InformationPatch
}

/** Returns the record with one field set; null removes it. */
export function withField<T extends object, K extends keyof T>(record: T, field: K, value: T[K] | null): T {
  const next = { ...record }
  if (value === null) Reflect.deleteProperty(next, field)
  else next[field] = value
  return next
}

/** Design conditions by field of the weather call. */
const WEATHER_FIELDS = {
  coolingOutdoorDbt: 'coolingOutdoorDryBulbC',
  coolingOutdoorWbt: 'coolingOutdoorWetBulbC',
  heatingOutdoorDbt: 'heatingOutdoorDryBulbC',
  heatingOutdoorWbt: 'heatingOutdoorWetBulbC',
  elevation: 'elevationM',
} as const satisfies Partial<Record<keyof WeatherInfo, keyof DesignConditions>>

/** Returns design conditions with the outdoor values of a city; a value that the source lacks keeps the rating condition. */
export function withWeather(design: DesignConditions, weather: WeatherInfo): DesignConditions {
  const next = { ...design }
  for (const [name, field] of Object.entries(WEATHER_FIELDS)) next[field] = weather[name as keyof typeof WEATHER_FIELDS] ?? next[field]
  return next
}

/** Returns the source of a city's weather, with everything that the answer says. */
export function sourceOf(weather: WeatherInfo, date: string): WeatherSource {
  const { station, stationName, attribution, ...others } = weather
  return { station, stationName, distanceKm: null, publisher: attribution, date, others }
}

/** Returns the outdoor values that differ from what the source of the weather gave. */
export function typedConditions(source: WeatherSource, design: Readonly<DesignConditions>): (keyof DesignConditions)[] {
  return Object.entries(WEATHER_FIELDS).flatMap(([name, field]) => {
    const given = source.others[name]
    return typeof given === 'number' && given !== design[field] ? [field] : []
  })
}

/** Returns the values that the source of the weather has estimated, as long as they are its values. */
export function estimatedConditions(source: WeatherSource | null, design: Readonly<DesignConditions>): (keyof DesignConditions)[] {
  const named: unknown = source?.others['estimated']
  if (!source || !Array.isArray(named)) return []
  const typed = new Set(typedConditions(source, design))
  return Object.entries(WEATHER_FIELDS).flatMap(([name, field]) => (named.includes(name) && !typed.has(field) ? [field] : []))
}

const PAIRS = [
  ['coolingIndoorDryBulbC', 'coolingIndoorWetBulbC'],
  ['coolingOutdoorDryBulbC', 'coolingOutdoorWetBulbC'],
  ['heatingIndoorDryBulbC', 'heatingIndoorWetBulbC'],
  ['heatingOutdoorDryBulbC', 'heatingOutdoorWetBulbC'],
] as const

const impossiblePairs = (design: Readonly<DesignConditions>) =>
  PAIRS.filter(([dry, wet]) => {
    const dryC = design[dry]
    const wetC = design[wet]
    return dryC !== null && wetC !== null && wetC > dryC
  })

/** Returns conditions that contradict each other: a wet bulb above its dry bulb. */
export function impossibleConditions(design: Readonly<DesignConditions>): (keyof DesignConditions)[] {
  return impossiblePairs(design).map(([, wet]) => wet)
}

/** Typed entries that cannot be stored as they are. */
export interface HeldBack {
  name?: string
  design?: Partial<DesignConditions>
}

/** Returns what a dialog shows: the stored data with what is held back. */
export function withHeldBack(stored: ProjectDraft, { name, design }: HeldBack): ProjectDraft {
  return { ...stored, ...(name !== undefined && { name }), design: { ...stored.design, ...design } }
}

/** Parts a draft into what can be stored and what is held back: an empty name, and temperatures that contradict each other. */
export function storable(draft: ProjectDraft, stored: ProjectDraft): { draft: ProjectDraft; heldBack: HeldBack } {
  const contrary = impossiblePairs(draft.design).flat()
  const isNameless = draft.name.trim() === ''
  const of = (design: DesignConditions): Partial<DesignConditions> => Object.fromEntries(contrary.map((field) => [field, design[field]]))
  return {
    draft: { ...draft, ...(isNameless && { name: stored.name }), design: { ...draft.design, ...of(stored.design) } },
    heldBack: { ...(isNameless && { name: draft.name }), ...(contrary.length > 0 && { design: of(draft.design) }) },
  }
}
