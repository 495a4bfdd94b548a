import { newIndoorUnit } from '../../../model/project/defaults'
import { addIndoorUnits as describe } from '../../../model/edits/list/add-indoor-units'
import type { CatalogueEntry } from '../catalogue/catalogue-entry'
import { changeByPack } from '../../../workbench/commands/change'

/** Inputs of the catalogue beside the model. */
export interface UnitOrder {
  name: string
  room: string
  floor: string
  count: number
  requiredCoolingKw: number | null
  requiredHeatingKw: number | null
  roomAreaM2: number | null
  roomHeightM: number | null
}

/** Adds one list entry of `order.count` units of a model to a system. */
export function addIndoorUnits(systemId: string, entry: CatalogueEntry, order: UnitOrder): boolean {
  const unit = newIndoorUnit({ ...order, type: entry.kind, model: entry.id, name: order.name || entry.id })
  return changeByPack((project, pack) => describe(project, systemId, [unit], pack))
}
