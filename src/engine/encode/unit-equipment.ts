import type { Pack } from '../../contract/pack'

/** A rule pack's data of a model of units or kits. */
export interface UnitEquipment {
  type: string
  coolKw: number
  /** 0 where the model has no sensible figure; the core then delivers 0, which must not be shown as a capacity. */
  sensibleKw: number
  heatKw: number
}

const equipment = new WeakMap<Pack, Map<string, UnitEquipment>>()

/** Returns units and kits by id; built once for each pack, because a project may have thousands of systems. */
export function unitEquipment(pack: Pack): ReadonlyMap<string, UnitEquipment> {
  const made = equipment.get(pack)
  if (made) return made
  const known = new Map<string, UnitEquipment>()
  equipment.set(pack, known)
  for (const list of [pack.iduModels, pack.freshAirUnits]) {
    for (const { id, type, coolKw, sensibleKw, heatKw } of list.items) known.set(id, { type, coolKw, sensibleKw, heatKw })
  }
  for (const { id, type, coolKw, heatKw } of pack.hydroModules.items) known.set(id, { type, coolKw, sensibleKw: 0, heatKw })
  for (const kit of pack.ahuKits.items)
    known.set(kit.id, { type: kit.type, coolKw: kit.defaultIndex / 10, sensibleKw: 0, heatKw: kit.heatKw })
  return known
}
