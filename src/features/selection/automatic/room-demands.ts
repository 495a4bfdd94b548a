import type { Pack } from '../../../contract/pack'
import type { RoomDemand } from '../../../engine/select/demand'
import type { Room } from '../../../model/project/rooms/room'
import { roomLoad } from '../../../model/project/rooms/room-load'
import type { RoomScope } from './automatic-choice'

/** Returns the rooms of a scope in the order of the list. */
export function roomsOf(rooms: readonly Room[], scope: RoomScope, pickedIds: readonly string[]): Room[] {
  if (scope === 'all') return [...rooms]
  if (scope === 'picked') return rooms.filter(({ id }) => pickedIds.includes(id))
  const floor = scope.slice('floor '.length)
  return rooms.filter((room) => room.floor === floor)
}

/** Returns the names of the rooms' floors in the order of the list. */
export const floorsOf = (rooms: readonly Room[]): string[] => [...new Set(rooms.map(({ floor }) => floor))]

/** Returns what rooms require: typed loads in kW, else those of area and use; 0 where nothing is known. */
export function roomDemands(rooms: readonly Room[], pack: Pack): RoomDemand[] {
  return rooms.map((room) => {
    const { coolKw, sensibleKw, heatKw } = roomLoad(room, pack)
    const { id, name, floor, zone, use, type, areaM2, heightM } = room
    return { id, name, floor, zone, use, type, areaM2, heightM, coolKw: coolKw ?? 0, sensibleKw: sensibleKw ?? 0, heatKw: heatKw ?? 0 }
  })
}
