import type { Pack } from '../../contract/pack'
import { lineModels } from '../../model/project/list/line-models'
import type { IndoorUnit } from '../../model/project/project'
import { catalogueEntry } from './catalogue/catalogue-entry'

export interface Sums {
  units: number
  nominalCoolingKw: number
  nominalHeatingKw: number
  requiredCoolingKw: number
  requiredHeatingKw: number
  /** True where an entry has a required capacity. */
  isRequirementGiven: boolean
}

/** Adds up the entries of a list. A required capacity is per unit, like the nominal one. */
export function sumLines(lines: readonly IndoorUnit[], pack: Pack): Sums {
  const sums: Sums = {
    units: 0,
    nominalCoolingKw: 0,
    nominalHeatingKw: 0,
    requiredCoolingKw: 0,
    requiredHeatingKw: 0,
    isRequirementGiven: false,
  }
  for (const line of lines) {
    for (const [model, quantity] of lineModels(line)) {
      const entry = catalogueEntry(pack, model)
      sums.nominalCoolingKw += (entry?.coolKw ?? 0) * quantity
      sums.nominalHeatingKw += (entry?.heatKw ?? 0) * quantity
    }
    sums.units += line.count
    sums.requiredCoolingKw += (line.requiredCoolingKw ?? 0) * line.count
    sums.requiredHeatingKw += (line.requiredHeatingKw ?? 0) * line.count
    sums.isRequirementGiven ||= line.requiredCoolingKw !== null || line.requiredHeatingKw !== null
  }
  return sums
}
