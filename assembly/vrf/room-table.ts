import * as L from '../common/layout/layout'
import { airHandlerOf, edgeRoom, head, kindOf, nodeCount, nodeRoom, roomNumberOf, systemAt } from './system'
import { hasRun, needs, STAGE_ROOMS, STAGE_SYSTEM } from '../common/stages'

/** The rooms that a system's list names, ordered by node; few systems have any, and the others skip all lookups. */
let areas: usize = 0
let heights: usize = 0
let nodes: usize = 0
export let roomCount: i32 = 0

export function openRooms(): void {
  needs(STAGE_SYSTEM)
  const columns = head(L.HEAD_COLUMNS)
  roomCount = head(L.HEAD_ROOMS)
  areas = systemAt() + L.roomAreas(nodeRoom, edgeRoom, columns)
  heights = systemAt() + L.roomHeights(nodeRoom, edgeRoom, columns, roomCount)
  nodes = systemAt() + L.roomNodes(nodeRoom, edgeRoom, columns, roomCount)
  hasRun(STAGE_ROOMS)
}

/** Returns the node that serves a room of the table. */
export function roomNode(room: i32): i32 {
  return load<i32>(nodes + ((room as usize) << 2))
}

/** Returns the index of a node's room in the table, -1 where its room is not known. */
export function roomOf(node: i32): i32 {
  needs(STAGE_ROOMS)
  let from = 0
  let to = roomCount
  while (from < to) {
    const middle = (from + to) >> 1
    if (roomNode(middle) < node) from = middle + 1
    else to = middle
  }
  return from < roomCount && roomNode(from) == node ? from : -1
}

/** Returns the floor area of a room of the table in m². */
export function roomAreaM2(room: i32): f64 {
  return load<f64>(areas + ((room as usize) << 3))
}

/** Returns the height of a room of the table in m. */
export function roomHeightM(room: i32): f64 {
  return load<f64>(heights + ((room as usize) << 3))
}

/** Returns whether a unit's room gives an area, and a height; both are needed to read its limits. */
export function hasArea(node: i32): bool {
  const room = roomOf(node)
  return room >= 0 && roomAreaM2(room) > 0
}

export function hasHeight(node: i32): bool {
  const room = roomOf(node)
  return room >= 0 && roomHeightM(room) > 0
}

/** Returns the index of the room that a unit shares with others, below twice the number of nodes: rooms with an id first, then air handlers. -1 for a room of its own. */
export function roomPlaceOf(node: i32): i32 {
  const room = roomNumberOf(node)
  if (room > 0 && room <= nodeCount) return room - 1
  const handler = room > 0 || kindOf(node) != L.KIND_KIT ? 0 : airHandlerOf(node)
  return handler > 0 && handler <= nodeCount ? nodeCount + handler - 1 : -1
}
