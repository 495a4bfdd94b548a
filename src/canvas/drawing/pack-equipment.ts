import type { Pack } from '../../contract/pack'
import type { EquipmentLookup } from './equipment-lookup'
import { indoorForm } from '../symbols/indoor-form'
import type { IndoorForm } from '../symbols/indoor-form'

const known = new WeakMap<Pack, EquipmentLookup>()

/** The board's view of a rule pack; the same lookup for the same pack. */
export function packEquipment(pack: Pack): EquipmentLookup {
  const before = known.get(pack)
  if (before) return before
  const lookup = read(pack)
  known.set(pack, lookup)
  return lookup
}

function read(pack: Pack): EquipmentLookup {
  const modules = new Map(pack.oduCombinations.items.map((item): [string, readonly string[]] => [item.id, item.moduleIds]))
  const types = new Map<string, string>()
  for (const item of pack.iduModels.items) types.set(item.id, item.type)
  for (const item of [...pack.freshAirUnits.items, ...pack.hydroModules.items, ...pack.ahuKits.items]) types.set(item.id, item.type)
  const forms = new Map(Object.entries(pack.iduTypes).map(([type, build]): [string, IndoorForm] => [type, indoorForm(build)]))
  return {
    modulesOf: (models) => models.flatMap((model) => modules.get(model) ?? [model]),
    typeCode: (model) => types.get(model) ?? '',
    form: (model) => forms.get(types.get(model) ?? '') ?? 'cassette4',
  }
}
