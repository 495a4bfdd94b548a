import * as L from './layout'
import { edgeRoom, head, nodeRoom, systemAt } from './system'

/** The rooms that a system's list names, ordered by node: few systems have any, and then nothing is looked at. */
let areas: usize = 0
let heights: usize = 0
let nodes: usize = 0
export let roomCount: i32 = 0

export function openRooms(): void {
  const columns = head(L.HEAD_COLUMNS)
  roomCount = head(L.HEAD_ROOMS)
  areas = systemAt() + L.roomAreas(nodeRoom, edgeRoom, columns)
  heights = systemAt() + L.roomHeights(nodeRoom, edgeRoom, columns, roomCount)
  nodes = systemAt() + L.roomNodes(nodeRoom, edgeRoom, columns, roomCount)
}

/** Node that a room of the table is served by. */
export function roomNode(room: i32): i32 {
  return load<i32>(nodes + ((room as usize) << 2))
}

/** Place of a node's room in the table, -1 where its room is not known. */
export function roomOf(node: i32): i32 {
  let from = 0
  let to = roomCount
  while (from < to) {
    const middle = (from + to) >> 1
    if (roomNode(middle) < node) from = middle + 1
    else to = middle
  }
  return from < roomCount && roomNode(from) == node ? from : -1
}

/** Floor area of a room of the table in m². */
export function roomAreaM2(room: i32): f64 {
  return load<f64>(areas + ((room as usize) << 3))
}

/** Height of a room of the table in m. */
export function roomHeightM(room: i32): f64 {
  return load<f64>(heights + ((room as usize) << 3))
}
