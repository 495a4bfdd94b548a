import type { DesignConditions } from '../../model/project/project'

/** The temperatures that correct capacities. */
const DECIDING = ['coolingIndoorWetBulbC', 'coolingOutdoorDryBulbC', 'heatingIndoorDryBulbC', 'heatingOutdoorWetBulbC'] as const

/** Returns the required design temperatures that a project lacks. */
export function missingConditions(design: Readonly<DesignConditions>): (typeof DECIDING)[number][] {
  return DECIDING.filter((key) => design[key] === null)
}
