import type { AirHandler } from '../project/air-handler'
import type { EquipmentRules } from '../project/equipment'
import type { IndoorUnit } from '../project/project'

/** Nominal capacities of one unit, in kW; 0 where the pack lists none. */
export interface NominalCapacity {
  coolKw: number
  heatKw: number
}

const NONE: NominalCapacity = { coolKw: 0, heatKw: 0 }
const byPack = new WeakMap<EquipmentRules, Map<string, NominalCapacity>>()

/** Returns the nominal capacities of one unit of a list line; for an air handler, those of all its kits. */
export function nominalCapacity(unit: Pick<IndoorUnit, 'model' | 'airHandler'>, pack: EquipmentRules): NominalCapacity {
  return unit.airHandler ? ofKits(unit.airHandler, pack) : ofModel(unit.model, pack)
}

function ofKits({ choices }: AirHandler, pack: EquipmentRules): NominalCapacity {
  const sum = { ...NONE }
  for (const { model, kits, coolingKw, heatingKw } of choices) {
    const listed = ofModel(model, pack)
    for (let kit = 0; kit < kits; kit++) {
      sum.coolKw += coolingKw[kit] ?? coolingKw.at(-1) ?? listed.coolKw
      sum.heatKw += heatingKw[kit] ?? heatingKw.at(-1) ?? listed.heatKw
    }
  }
  return sum
}

function ofModel(model: string, pack: EquipmentRules): NominalCapacity {
  let known = byPack.get(pack)
  if (!known) {
    known = new Map()
    for (const { items } of [pack.iduModels, pack.freshAirUnits, pack.hydroModules])
      for (const { id, coolKw, heatKw = 0 } of items) known.set(id, { coolKw, heatKw })
    for (const { id, defaultIndex, heatKw = 0 } of pack.ahuKits.items) known.set(id, { coolKw: defaultIndex / 10, heatKw })
    byPack.set(pack, known)
  }
  return known.get(model) ?? NONE
}
