import type { DesignConditions } from '../../model/project/project'

/** The temperatures that capacity is corrected by. */
const DECIDING = ['coolingIndoorWetBulbC', 'coolingOutdoorDryBulbC', 'heatingIndoorDryBulbC', 'heatingOutdoorWetBulbC'] as const

/** Deciding design temperatures that a project does not give. */
export function missingConditions(design: Readonly<DesignConditions>): (typeof DECIDING)[number][] {
  return DECIDING.filter((key) => design[key] === null)
}
