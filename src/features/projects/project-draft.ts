import type { WeatherInfo } from '../../contract/geography'
import { newInformation } from '../../model/project/defaults'
import type { DesignConditions, ProjectInformation } from '../../model/project/project'

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
  /** Values that the source of the weather has estimated. */
  estimated: readonly (keyof DesignConditions)[]
}

export function newDraft(): ProjectDraft {
  const { projectType, design } = newInformation()
  return { name: '', number: '', telephone: '', type: projectType, country: '', province: '', city: '', design, estimated: [] }
}

/** Copies a project's data into a draft; an empty draft where there is no project. */
export function draftOf(information?: Readonly<ProjectInformation>): ProjectDraft {
  if (!information) return newDraft()
  const { projectName, projectNumber, telephone, projectType, country, city, design } = information
  return {
    name: projectName,
    number: projectNumber,
    telephone,
    type: projectType,
    country,
    province: city[0],
    city: city[1],
    design: { ...design },
    estimated: [],
  }
}

/** Finds the fields that a draft changes; null where it changes none. */
export function changedInformation(before: Readonly<ProjectInformation>, draft: ProjectDraft): Partial<ProjectInformation> | null {
  const after = fieldsOf(draft)
  const names = Object.keys(after) as (keyof typeof after)[]
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** Returns design conditions with the outdoor values of a city; a value that the source lacks keeps the rating condition. */
export function withWeather(design: DesignConditions, weather: WeatherInfo): DesignConditions {
  return {
    ...design,
    coolingOutdoorDryBulbC: weather.coolingOutdoorDbt ?? design.coolingOutdoorDryBulbC,
    coolingOutdoorWetBulbC: weather.coolingOutdoorWbt ?? design.coolingOutdoorWetBulbC,
    heatingOutdoorDryBulbC: weather.heatingOutdoorDbt ?? design.heatingOutdoorDryBulbC,
    heatingOutdoorWetBulbC: weather.heatingOutdoorWbt ?? design.heatingOutdoorWetBulbC,
    elevationM: weather.elevation,
  }
}

/** Design conditions by field of the weather call. */
const WEATHER_FIELDS: Readonly<Record<string, keyof DesignConditions>> = {
  coolingOutdoorDbt: 'coolingOutdoorDryBulbC',
  coolingOutdoorWbt: 'coolingOutdoorWetBulbC',
  heatingOutdoorDbt: 'heatingOutdoorDryBulbC',
  heatingOutdoorWbt: 'heatingOutdoorWetBulbC',
  elevation: 'elevationM',
}

export function estimatedConditions(weather: WeatherInfo): (keyof DesignConditions)[] {
  return weather.estimated.flatMap((field) => WEATHER_FIELDS[field] ?? [])
}

export function informationOf(draft: ProjectDraft, person: { name: string; email: string }): ProjectInformation {
  return newInformation({ ...fieldsOf(draft), userName: person.name, email: person.email })
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
  } satisfies Partial<ProjectInformation>
}

/** Returns conditions that contradict each other: a wet bulb above its dry bulb. */
export function impossibleConditions(design: DesignConditions): (keyof DesignConditions)[] {
  const pairs = [
    ['coolingIndoorDryBulbC', 'coolingIndoorWetBulbC'],
    ['coolingOutdoorDryBulbC', 'coolingOutdoorWetBulbC'],
    ['heatingIndoorDryBulbC', 'heatingIndoorWetBulbC'],
    ['heatingOutdoorDryBulbC', 'heatingOutdoorWetBulbC'],
  ] as const
  return pairs.flatMap(([dry, wet]) => {
    const dryC = design[dry]
    const wetC = design[wet]
    return dryC !== null && wetC !== null && wetC > dryC ? [wet] : []
  })
}
