import type { Change, Op } from '../../change/change'
import { omit } from '../../change/omit'
import type { EquipmentPack } from '../../project/equipment'
import type { Project, System } from '../../project/project'
import { removeIndoorUnits } from '../list/remove-indoor-units'

/**
 * Removes rooms. The units that served them stay with the figures they have and serve no room any more; with `withUnits` they are removed as well, from
 * lists and drawings.
 */
export function removeRooms(project: Project, roomIds: readonly string[], pack: EquipmentPack, withUnits = false): Change {
  const gone = new Set(roomIds)
  const ops: Op[] = []
  for (const system of Object.values(project.systems))
    ops.push(...(withUnits ? unitsGo(project, system, gone, pack) : unitsStay(system, gone)))
  for (let at = project.rooms.length - 1; at >= 0; at--) {
    const before = project.rooms[at]
    if (before && gone.has(before.id)) ops.push({ table: 'room', before, after: null, at })
  }
  return { label: 'removeRooms', ops }
}

function unitsGo(project: Project, system: System, gone: ReadonlySet<string>, pack: EquipmentPack): Op[] {
  const ids = system.indoorUnits.flatMap(({ id, roomId }) => (roomId !== undefined && gone.has(roomId) ? [id] : []))
  return ids.length === 0 ? [] : removeIndoorUnits(project, system.id, ids, pack).ops
}

function unitsStay({ id: systemId, indoorUnits }: System, gone: ReadonlySet<string>): Op[] {
  return indoorUnits.flatMap((before, at): Op[] =>
    before.roomId !== undefined && gone.has(before.roomId)
      ? [{ table: 'indoorUnit', systemId, before, after: omit(before, 'roomId'), at }]
      : [],
  )
}
