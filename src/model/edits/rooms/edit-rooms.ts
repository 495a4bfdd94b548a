import type { Change, Op } from '../../change/change'
import type { EquipmentRules } from '../../project/equipment'
import type { Project } from '../../project/project'
import type { Room } from '../../project/rooms/room'
import { followRooms } from './follow-rooms'

export type RoomPatch = Partial<Omit<Room, 'id'>>

/** Changes the same fields of several rooms; the units that serve them follow. */
export function editRooms(project: Project, roomIds: readonly string[], patch: RoomPatch, pack: EquipmentRules): Change {
  return editEachRoom(project, new Map(roomIds.map((id) => [id, patch])), pack)
}

/** Changes fields of rooms by their id, each its own, as after a paste of cells; the units that serve them follow. */
export function editEachRoom(project: Project, patches: ReadonlyMap<string, RoomPatch>, pack: EquipmentRules): Change {
  return followRooms(project, { label: 'editRooms', ops: patchRooms(project, patches) }, pack)
}

/** Returns the ops that write fields of rooms, without what follows from them. */
export function patchRooms({ rooms }: Project, patches: ReadonlyMap<string, RoomPatch>): Op[] {
  return rooms.flatMap((before, at): Op[] => {
    const patch = patches.get(before.id)
    if (!patch || isHeld(before, patch)) return []
    return [{ table: 'room', before, after: { ...before, ...patch }, at }]
  })
}

function isHeld(room: Room, patch: RoomPatch): boolean {
  return Object.entries(patch).every(([field, value]) => Reflect.get(room, field) === value)
}
