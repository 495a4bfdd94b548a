import type { Op } from '../change/change'
import { newIndoorUnit } from '../project/defaults'
import { omit } from '../change/omit'
import type { IndoorUnit, IndoorUnitType, System } from '../project/project'
import type { PlacedItem } from './put/placed-item'

const TYPES: Partial<Record<PlacedItem['kind'], IndoorUnitType>> = { indoor: 'idu', freshAir: 'fa', hydro: 'hdo', ahuKit: 'ahu' }

/** An item with the line of the list that it draws, and what is done to the list for it. */
export interface ListedItem {
  item: PlacedItem
  ops: Op[]
}

/** The same item with a line of its own at the end of the list, where it is a unit and names none. */
export function listItem(system: System, item: PlacedItem, given: Partial<IndoorUnit> = {}): ListedItem {
  const after = lineOfItem(item, given)
  if (!after) return { item, ops: [] }
  const ops: Op[] = [{ table: 'indoorUnit', systemId: system.id, before: null, after, at: system.indoorUnits.length }]
  return { item: { ...item, indoorUnitId: after.id }, ops }
}

/**
 * The same item in the place of a drawn unit of this line: the line becomes one of the new model where it counts one; of several one goes over to a line of its own
 * behind it, with the same room and floor.
 */
export function listInstead(system: System, lineId: string | undefined, item: PlacedItem): ListedItem {
  const at = system.indoorUnits.findIndex((unit) => unit.id === lineId)
  const before = system.indoorUnits[at]
  if (!before) return listItem(system, item)
  const { room, floor, requiredCoolingKw, requiredSensibleKw, requiredHeatingKw, roomAreaM2, roomHeightM } = before
  const kept = { room, floor, requiredCoolingKw, requiredSensibleKw, requiredHeatingKw, roomAreaM2, roomHeightM }
  const isOnly = before.count === 1
  const after = lineOfItem(item, isOnly ? { ...omit(before, 'airHandler', 'type', 'model'), ...renamed(before, item) } : kept)
  if (!after) return { item, ops: [] }
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

// A name that only says the model follows it.
function renamed(before: IndoorUnit, item: PlacedItem): Partial<IndoorUnit> {
  return before.name === before.model ? { name: item.model ?? '' } : {}
}
