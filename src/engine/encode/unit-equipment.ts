import type { Pack } from '../../contract/pack'

/** What a rule pack says of a model of units or kits. */
export interface UnitEquipment {
  type: string
  coolKw: number
  /** Without a sensible figure the core delivers 0 of it, which is no capacity to show. */
  hasSensible: boolean
  heatKw: number
}

const equipment = new WeakMap<Pack, Map<string, UnitEquipment>>()

/** Units and kits by id; made once for each pack, because a project may have thousands of systems. */
export function unitEquipment(pack: Pack): ReadonlyMap<string, UnitEquipment> {
  const made = equipment.get(pack)
  if (made) return made
  const known = new Map<string, UnitEquipment>()
  equipment.set(pack, known)
  for (const list of [pack.iduModels, pack.freshAirUnits]) {
    for (const { id, type, coolKw, sensibleKw, heatKw } of list.items) known.set(id, { type, coolKw, hasSensible: sensibleKw > 0, heatKw })
  }
  for (const { id, type, coolKw, heatKw } of pack.hydroModules.items) known.set(id, { type, coolKw, hasSensible: false, heatKw })
  for (const kit of pack.ahuKits.items)
    known.set(kit.id, { type: kit.type, coolKw: kit.defaultIndex / 10, hasSensible: false, heatKw: kit.heatKw })
  return known
}
