import type { DesignConditions } from '../../model/project/project'
import type { Design } from '../device'

/** Names of design temperatures on the wire and in the model. */
export const DESIGN_FIELDS = {
  coolingIndoorDbt: 'coolingIndoorDryBulbC',
  coolingIndoorWbt: 'coolingIndoorWetBulbC',
  coolingOutdoorDbt: 'coolingOutdoorDryBulbC',
  coolingOutdoorWbt: 'coolingOutdoorWetBulbC',
  heatingIndoorDbt: 'heatingIndoorDryBulbC',
  heatingIndoorWbt: 'heatingIndoorWetBulbC',
  heatingOutdoorDbt: 'heatingOutdoorDryBulbC',
  heatingOutdoorWbt: 'heatingOutdoorWetBulbC',
} as const satisfies Partial<Record<keyof Design, keyof DesignConditions>>

/** Returns a design sent with a call; temperatures that are missing are not given. */
export function designOf(design: Design = {}): DesignConditions {
  const given = Object.entries(DESIGN_FIELDS).map(([wire, field]) => [field, design[wire as keyof typeof DESIGN_FIELDS] ?? null])
  return { ...(Object.fromEntries(given) as Omit<DesignConditions, 'elevationM'>), elevationM: design.elevation ?? null }
}

/** Returns the wire name of a design temperature. */
export function designField(field: Exclude<keyof DesignConditions, 'elevationM'>): keyof typeof DESIGN_FIELDS {
  const found = (Object.keys(DESIGN_FIELDS) as (keyof typeof DESIGN_FIELDS)[]).find((wire) => DESIGN_FIELDS[wire] === field)
  if (!found) throw new Error(`The design has no field '${field}'.`)
  return found
}
