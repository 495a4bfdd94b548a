import { newRoom } from '../../../model/project/defaults'
import type { Room } from '../../../model/project/rooms/room'
import { addRooms as describeAdding } from '../../../model/edits/rooms/add-rooms'
import { editEachRoom as describeEach, editRooms as describeEditing } from '../../../model/edits/rooms/edit-rooms'
import type { RoomPatch } from '../../../model/edits/rooms/edit-rooms'
import { moveRooms as describeMoving } from '../../../model/edits/rooms/move-rooms'
import { removeRooms as describeRemoving } from '../../../model/edits/rooms/remove-rooms'
import { serveRoom as describeServing } from '../../../model/edits/rooms/serve-room'
import type { PickedLines } from '../../../model/edits/rooms/serve-room'
import { change, changeByPack } from '../change'

/** Adds rooms at an index of the list, or at its end; returns their ids, none where the project is read-only. */
export function addRooms(rooms: readonly Partial<Room>[], at?: number): string[] {
  const added = rooms.map((room) => newRoom(room))
  return change((project) => describeAdding(project, added, at)) ? added.map(({ id }) => id) : []
}

/** Changes the same fields of one or more rooms. */
export function editRooms(roomIds: readonly string[], patch: RoomPatch): boolean {
  return changeByPack((project, pack) => describeEditing(project, roomIds, patch, pack))
}

/** Changes fields of rooms by their id, each its own, as one step of undo. */
export function editEachRoom(patches: ReadonlyMap<string, RoomPatch>): boolean {
  return changeByPack((project, pack) => describeEach(project, patches, pack))
}

/** Removes rooms; their units stay, unless `withUnits` says that they go, too. */
export function removeRooms(roomIds: readonly string[], withUnits = false): boolean {
  return changeByPack((project, pack) => describeRemoving(project, roomIds, pack, withUnits))
}

/** Moves rooms to an index among the rooms that stay. */
export function moveRooms(roomIds: readonly string[], to: number): boolean {
  return change((project) => describeMoving(project, roomIds, to))
}

/** Gives list lines to a room; null takes them from their rooms. */
export function serveRoom(roomId: string | null, picked: readonly PickedLines[]): boolean {
  return changeByPack((project, pack) => describeServing(project, roomId, picked, pack))
}
