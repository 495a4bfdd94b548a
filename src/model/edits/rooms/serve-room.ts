import type { Change, Op } from '../../change/change'
import { omit } from '../../change/omit'
import type { EquipmentRules } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import { followRooms } from './follow-rooms'

/** List lines of one system, by their ids. */
export interface PickedLines {
  systemId: string
  unitIds: readonly string[]
}

/**
 * Gives list lines to a room, and takes them from the room that they served before; null takes them from their rooms. The loads of all rooms concerned are shared anew; a line
 * that serves no room any more keeps its figures.
 * @throws Error where the project has no such room: the caller works with an outdated snapshot
 */
export function serveRoom(project: Project, roomId: string | null, picked: readonly PickedLines[], pack: EquipmentRules): Change {
  if (roomId !== null && !project.rooms.some(({ id }) => id === roomId)) throw new Error(`There is no room ${roomId} in this project.`)
  const ops = picked.flatMap(({ systemId, unitIds }) => {
    const wanted = new Set(unitIds)
    return (project.systems[systemId]?.indoorUnits ?? []).flatMap((before, at): Op[] => {
      if (!wanted.has(before.id) || before.roomId === (roomId ?? undefined)) return []
      return [{ table: 'indoorUnit', systemId, before, after: withRoom(before, roomId), at }]
    })
  })
  return followRooms(project, { label: 'serveRoom', ops }, pack)
}

function withRoom(unit: IndoorUnit, roomId: string | null): IndoorUnit {
  return roomId === null ? omit(unit, 'roomId') : { ...unit, roomId }
}
