import type { RoomDemand } from './demand'

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/** Returns the rooms in an order that follows from what they are, so that the order of the list makes no difference. */
export function orderedRooms(rooms: readonly RoomDemand[]): RoomDemand[] {
  const heights = floorHeights(rooms)
  const heightOf = (room: RoomDemand): number => heights.get(room.floor) ?? 0
  return [...rooms].sort(
    (a, b) =>
      heightOf(a) - heightOf(b) ||
      inOrder.compare(a.zone, b.zone) ||
      inOrder.compare(a.use, b.use) ||
      inOrder.compare(a.name, b.name) ||
      a.coolKw - b.coolKw ||
      a.heatKw - b.heatKw ||
      a.sensibleKw - b.sensibleKw ||
      inOrder.compare(a.type, b.type) ||
      compareText(a.id, b.id),
  )
}

/** Returns the place of each floor in the building, from the lowest up: numbers in the names count, and B or a minus sign goes below. */
export function floorHeights(rooms: readonly RoomDemand[]): Map<string, number> {
  const names = [...new Set(rooms.map(({ floor }) => floor))]
  names.sort((a, b) => levelOf(a) - levelOf(b) || inOrder.compare(a, b) || compareText(a, b))
  return new Map(names.map((name, place) => [name, place]))
}

/** Returns the number in a floor's name, such as 3 of "3F"; -1 of "B1"; 0 where there is none, as in "Ground floor". */
function levelOf(name: string): number {
  const found = /(^|[^a-z])(b|-|−|ug|s)?\s*(\d+)/iu.exec(name.trim())
  if (!found) return 0
  const number = Number(found[3])
  return found[2] === undefined ? number : -number
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
