import type { Change, Op } from '../../change/change'
import type { Project } from '../../project/project'
import type { Room } from '../../project/rooms/room'

/** Adds rooms to the list of the project, at the end unless an index is given. */
export function addRooms(project: Project, rooms: readonly Room[], at = project.rooms.length): Change {
  const from = Math.max(0, Math.min(at, project.rooms.length))
  return { label: 'addRooms', ops: rooms.map((after, place): Op => ({ table: 'room', before: null, after, at: from + place })) }
}
