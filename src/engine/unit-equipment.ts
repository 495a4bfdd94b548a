import type { Pack } from '../contract/pack'

/** What a rule pack says of a model of units or kits. */
export interface UnitEquipment {
  type: string
  coolKw: number
  heatKw: number
}

const equipment = new WeakMap<Pack, Map<string, UnitEquipment>>()

/** Units and kits by id; made once for each pack, because a project may have thousands of systems. */
export function unitEquipment(pack: Pack): ReadonlyMap<string, UnitEquipment> {
  const made = equipment.get(pack)
  if (made) return made
  const known = new Map<string, UnitEquipment>()
  equipment.set(pack, known)
  for (const list of [pack.iduModels, pack.freshAirUnits, pack.hydroModules]) {
    for (const item of list.items) known.set(item.id, { type: item.type, coolKw: item.coolKw, heatKw: item.heatKw })
  }
  for (const kit of pack.ahuKits.items) known.set(kit.id, { type: kit.type, coolKw: kit.defaultIndex / 10, heatKw: kit.heatKw })
  return known
}
