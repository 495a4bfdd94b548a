import type { Change, Op } from '../../change/change'
import type { Project } from '../../project/project'
import type { RoomSize } from '../../project/rooms/room-size'
import { systemOf } from '../../change/system-ops'
import type { RoomPatch } from '../rooms/edit-rooms'
import { patchRooms } from '../rooms/edit-rooms'

/**
 * Sets the room sizes of list lines by their id; values missing from a size stay. A line that serves a room of the project sets the size of that room. The drawing
 * does not change.
 */
export function setRoomSizes(project: Project, systemId: string, sizes: ReadonlyMap<string, Partial<RoomSize>>): Change {
  const { indoorUnits } = systemOf(project, systemId)
  const rooms = new Map<string, RoomPatch>()
  for (const { id, roomId } of indoorUnits) {
    const { roomAreaM2: areaM2, roomHeightM: heightM } = sizes.get(id) ?? {}
    if (roomId === undefined) continue
    rooms.set(roomId, { ...rooms.get(roomId), ...(areaM2 !== undefined && { areaM2 }), ...(heightM !== undefined && { heightM }) })
  }
  const lines = indoorUnits.flatMap((before, at): Op[] => {
    const size = sizes.get(before.id)
    const after = { ...before, ...size }
    if (!size || (after.roomAreaM2 === before.roomAreaM2 && after.roomHeightM === before.roomHeightM)) return []
    return [{ table: 'indoorUnit', systemId, before, after, at }]
  })
  return { label: 'editIndoorUnit', ops: [...patchRooms(project, rooms), ...lines] }
}
