import type { MissingInput } from '../../src/model/finding/missing-input'
import type { IndoorUnit } from '../../src/model/project/project'
import type { OutdoorEquipment } from './equipment'
import type { Place } from './graph'
import { noteGauge } from './limit'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/** Name under which the number of rooms that lack an area, a height or both is noted among the gauges. */
export const UNSIZED_ROOMS = 'rooms without a size'

/** Section 8 "state of a limit": what limits need and do not have, with the number of rooms; every refrigerant of the tables limits its concentration in rooms. */
export function missingInputs(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, totalKg: number): MissingInput[] {
  const isLimited = checked.pack.safety.refrigerants.some(({ id }) => id === outdoor.series.refrigerant) && !Number.isNaN(totalKg)
  const places = isLimited ? piped.units.map(({ unit }) => unit) : []
  const rooms = new Map(places.map((place) => [roomOf(checked, place), [] as (IndoorUnit | undefined)[]]))
  for (const place of places) rooms.get(roomOf(checked, place))?.push(itemOf(checked, place))
  const lacking = (field: 'roomAreaM2' | 'roomHeightM') =>
    [...rooms.values()].filter((items) => items.some((item) => !item?.[field])).length
  const isUnsized = (items: readonly (IndoorUnit | undefined)[]) => items.some((item) => !item?.roomAreaM2 || !item.roomHeightM)
  noteGauge({ systemId: checked.system.id }, UNSIZED_ROOMS, [...rooms.values()].filter(isUnsized).length, 0)
  const { coolingOutdoorDryBulbC, heatingOutdoorWetBulbC } = checked.design
  const counts: MissingInput[] = [
    { missing: 'roomAreaM2', count: lacking('roomAreaM2') },
    { missing: 'roomHeightM', count: lacking('roomHeightM') },
    { missing: 'coolingOutdoorDbt', count: coolingOutdoorDryBulbC === null ? 1 : 0 },
    { missing: 'heatingOutdoorWbt', count: heatingOutdoorWetBulbC === null ? 1 : 0 },
  ]
  return counts.filter(({ count }) => count > 0)
}

/** Units of one room, by its id, and kits of one air handler share it; every other unit has its own. */
function roomOf(checked: CheckedSystem, place: Place): string {
  const room = itemOf(checked, place)?.roomId
  if (room !== undefined) return `room ${room}`
  const handler = place.kind === 'ahuKit' ? place.data.airHandlerId : undefined
  return handler === undefined ? `unit ${place.id}` : `handler ${handler}`
}

function itemOf({ system }: CheckedSystem, place: Place): IndoorUnit | undefined {
  return system.indoorUnits.find(({ id }) => id === place.data.indoorUnitId)
}
