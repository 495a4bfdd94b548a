import { omit } from '../../change/omit'
import type { IndoorUnit, Project } from '../../project/project'

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
