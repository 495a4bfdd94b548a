import { InputError } from '../../src/contract/input-error'
import type { Pack } from '../../src/contract/pack'

/** Refuses a list of units with a model that the rule pack does not have: an InputError names its place. */
export type CheckUnits = (units: readonly { modelName: string }[], name?: string) => void

/** Returns the check of units against one pack. */
export function knownUnits(pack: Pack): CheckUnits {
  const tables = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits, pack.hrv]
  const known = new Set(tables.flatMap(({ items }) => items.map(({ id }) => id)))
  return (units, name = 'indoorUnits') => {
    const unknown = units.findIndex(({ modelName }) => !known.has(modelName))
    if (unknown >= 0) throw new InputError(`$.${name}[${unknown}].modelName`, 'a model of the rule pack')
  }
}
