import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import type { IndoorUnit, Project } from '../../project/project'
import type { Room } from '../../project/rooms/room'

/**
 * Returns copied list lines as they may be pasted: a line serves its room again where the project has a room of that id and name which no unit serves any
 * more, as after a cut. Otherwise it keeps its figures and serves none, because a copy must not halve the load of the unit that it was copied from.
 */
export function serveFreeRooms<T extends IndoorUnit>({ rooms, systems }: Project, copies: readonly T[]): T[] {
  if (rooms.length === 0 || !copies.some(({ roomId }) => roomId !== undefined)) return [...copies]
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  for (const { indoorUnits } of Object.values(systems)) for (const { roomId } of indoorUnits) if (roomId !== undefined) names.delete(roomId)
  return copies.map((unit) => (unit.roomId === undefined || names.get(unit.roomId) === unit.room ? unit : (omit(unit, 'roomId') as T)))
}

/** Copied list lines, and the rooms that they serve from now on. */
export interface RoomedCopies<T> {
  copies: T[]
  /** Rooms to add to the list. */
  rooms: Room[]
}

/**
 * Gives pasted lines a room of their own in the list: a line whose room is served already gets a copy of that room with the next free name and the load of
 * the pasted units, so that the list of rooms says what is drawn. Lines of rooms that the project does not have are left as they are.
 */
export function withRoomsOfTheirOwn<T extends IndoorUnit>(
  { rooms }: Project,
  originals: readonly T[],
  served: readonly T[],
): RoomedCopies<T> {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const names = new Set(rooms.map(({ name }) => name))
  const added = new Map<string, Room>()
  const copies = served.map((unit, at) => {
    const original = byId.get(originals[at]?.roomId ?? '')
    if (unit.roomId !== undefined || !original || original.name !== unit.room) return unit
    const known = added.get(original.id)
    const room = known ?? { ...original, id: newId(), name: freeName(names, original.name), ...NO_LOAD }
    names.add(room.name)
    added.set(original.id, withLoad(room, unit, original))
    return { ...unit, roomId: room.id, room: room.name }
  })
  return { copies, rooms: [...added.values()] }
}

const NO_LOAD = { coolKw: null, sensibleKw: null, heatKw: null } satisfies Partial<Room>

/** Adds the load of pasted units to their room, where the original has a typed one: an estimate follows the area. */
function withLoad(room: Room, { count, requiredCoolingKw, requiredSensibleKw, requiredHeatingKw }: IndoorUnit, original: Room): Room {
  const plus = (load: 'coolKw' | 'sensibleKw' | 'heatKw', kW: number | null): number | null =>
    original[load] === null || kW === null ? room[load] : (room[load] ?? 0) + count * kW
  return {
    ...room,
    coolKw: plus('coolKw', requiredCoolingKw),
    sensibleKw: plus('sensibleKw', requiredSensibleKw),
    heatKw: plus('heatKw', requiredHeatingKw),
  }
}

/** Returns a name with the next number that no room has: "Office" is followed by "Office 2", "Room 101" by "Room 102". */
function freeName(taken: ReadonlySet<string>, name: string): string {
  const [, stem = name, own = '1'] = /^(.*?)(?: (\d{1,9}))?$/u.exec(name) ?? []
  let number = Number(own) + 1
  while (taken.has(`${stem} ${number}`)) number++
  return `${stem} ${number}`
}
