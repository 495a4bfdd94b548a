import type { Op } from '../change/change'
import { newIndoorUnit } from '../project/defaults'
import { omit } from '../change/omit'
import type { IndoorUnit, IndoorUnitType, System } from '../project/project'
import type { EquipmentRules } from '../project/equipment'
import type { PlacedItem } from './put/placed-item'
import { withFittingParts } from './with-fitting-parts'

const TYPES: Partial<Record<PlacedItem['kind'], IndoorUnitType>> = { indoor: 'idu', freshAir: 'fa', hydro: 'hdo', ahuKit: 'ahu' }

/** An item with the list line that it draws, and the ops on the list for it. */
export interface ListedItem {
  item: PlacedItem
  ops: Op[]
}

/** Returns the item with a new line at the end of the list, where it is a unit without a line. */
export function listItem(system: System, item: PlacedItem, given: Partial<IndoorUnit> = {}): ListedItem {
  const after = lineOfItem(item, given)
  if (!after) return { item, ops: [] }
  const ops: Op[] = [{ table: 'indoorUnit', systemId: system.id, before: null, after, at: system.indoorUnits.length }]
  return { item: { ...item, indoorUnitId: after.id }, ops }
}

/**
 * Returns the item that replaces a drawn unit of this line: a line with count one changes its model; from a larger count one unit moves to a new line
 * behind it, with the same room and floor. Chosen panels and accessories stay as far as they fit.
 */
export function listInstead(system: System, lineId: string | undefined, item: PlacedItem, pack: EquipmentRules): ListedItem {
  const at = system.indoorUnits.findIndex((unit) => unit.id === lineId)
  const before = system.indoorUnits[at]
  if (!before) return listItem(system, item)
  const { room, floor, requiredCoolingKw, requiredSensibleKw, requiredHeatingKw, roomAreaM2, roomHeightM, roomId } = before
  const required = { requiredCoolingKw, requiredSensibleKw, requiredHeatingKw }
  const kept = { room, floor, ...required, roomAreaM2, roomHeightM, ...(roomId !== undefined && { roomId }) }
  const isOnly = before.count === 1
  const line = lineOfItem(item, isOnly ? { ...omit(before, 'airHandler', 'type', 'model'), ...renamed(before, item) } : kept)
  if (!line) return { item, ops: [] }
  const after = withFittingParts(before, line, pack)
  const systemId = system.id
  const ops: Op[] = isOnly
    ? [{ table: 'indoorUnit', systemId, before, after, at }]
    : [
        { table: 'indoorUnit', systemId, before, after: { ...before, count: before.count - 1 }, at },
        { table: 'indoorUnit', systemId, before: null, after, at: at + 1 },
      ]
  return { item: { ...item, indoorUnitId: after.id }, ops }
}

function lineOfItem(item: PlacedItem, given: Partial<IndoorUnit>): IndoorUnit | null {
  const type = TYPES[item.kind]
  if (!type || item.model === undefined || item.indoorUnitId !== undefined) return null
  return newIndoorUnit({ ...given, type, model: item.model })
}

// A name that repeats the model changes with it.
function renamed(before: IndoorUnit, item: PlacedItem): Partial<IndoorUnit> {
  return before.name === before.model ? { name: item.model ?? '' } : {}
}
