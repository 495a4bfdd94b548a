import type { Pack } from '../../contract/pack'
import { unitEquipment } from '../../engine/encode/unit-equipment'
import { outdoorModules } from '../../model/project/outdoor-modules'
import type { EquipmentLookup } from './equipment-lookup'
import { indoorForm } from '../symbols/forms/indoor-form'
import type { IndoorForm } from '../symbols/forms/indoor-form'

const known = new WeakMap<Pack, EquipmentLookup>()

/** Returns the board's lookup into a rule pack; cached per pack. */
export function packEquipment(pack: Pack): EquipmentLookup {
  const before = known.get(pack)
  if (before) return before
  const lookup = read(pack)
  known.set(pack, lookup)
  return lookup
}

function read(pack: Pack): EquipmentLookup {
  const units = unitEquipment(pack)
  const typeCode = (model: string): string => units.get(model)?.type ?? ''
  const forms = new Map(Object.entries(pack.iduTypes).map(([type, build]): [string, IndoorForm] => [type, indoorForm(build)]))
  return {
    modulesOf: (models) => outdoorModules(pack, models),
    typeCode,
    coolingKw: (model) => units.get(model)?.coolKw ?? 0,
    form: (model) => forms.get(typeCode(model)) ?? 'cassette4',
  }
}
