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

/** Adds one list entry of `order.count` units of a model to a system; returns its id, or null where the project may not be changed. */
export function addIndoorUnits(systemId: string, entry: CatalogueEntry, order: UnitOrder): string | null {
  const { name, room, floor, count, requiredCoolingKw, requiredHeatingKw, roomAreaM2, roomHeightM } = order
  const unit = newIndoorUnit({
    ...{ room, floor, count, requiredCoolingKw, requiredHeatingKw, roomAreaM2, roomHeightM },
    type: entry.kind,
    model: entry.id,
    name: name || entry.id,
  })
  return changeByPack((project, pack) => describe(project, systemId, [unit], pack)) ? unit.id : null
}
