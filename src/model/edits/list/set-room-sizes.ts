import type { Change, Op } from '../../change/change'
import type { Project } from '../../project/project'
import type { RoomSize } from '../../project/room-size'
import { systemOf } from '../../change/system-ops'

/** Sets the room sizes of list lines by their id; values missing from a size stay. The drawing does not change. */
export function setRoomSizes(project: Project, systemId: string, sizes: ReadonlyMap<string, Partial<RoomSize>>): Change {
  const ops = systemOf(project, systemId).indoorUnits.flatMap((before, at): Op[] => {
    const size = sizes.get(before.id)
    const after = { ...before, ...size }
    if (!size || (after.roomAreaM2 === before.roomAreaM2 && after.roomHeightM === before.roomHeightM)) return []
    return [{ table: 'indoorUnit', systemId, before, after, at }]
  })
  return { label: 'editIndoorUnit', ops }
}
