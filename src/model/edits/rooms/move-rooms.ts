import type { Change, Op } from '../../change/change'
import type { Project } from '../../project/project'

/** Moves rooms to an index in the list of the rooms that stay, in the order they have. */
export function moveRooms({ rooms }: Project, roomIds: readonly string[], to: number): Change {
  const picked = new Set(roomIds)
  const moved = rooms.filter(({ id }) => picked.has(id))
  const rest = rooms.filter(({ id }) => !picked.has(id))
  const place = Math.max(0, Math.min(to, rest.length))
  const list = [...rest.slice(0, place), ...moved, ...rest.slice(place)]
  const ops = rooms.flatMap((before, at): Op[] => {
    const after = list[at]
    return after && after !== before ? [{ table: 'room', before, after, at }] : []
  })
  return { label: 'moveRooms', ops }
}
