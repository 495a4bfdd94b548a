import type { System } from '../../model/project/project'

/** The room of one unit: row of its node, area in m² and height in m; NaN where a figure is not given. */
export interface KnownRoom {
  node: number
  areaM2: number
  heightM: number
}

/** Returns the rooms for which a system's list gives an area or a height, in the order of the nodes; reads no row where the system has none. */
export function knownRooms(system: System): KnownRoom[] {
  const rooms = new Map<string, { areaM2: number; heightM: number }>()
  for (const { id, roomAreaM2, roomHeightM } of system.indoorUnits) {
    if (roomAreaM2 !== null || roomHeightM !== null) rooms.set(id, { areaM2: roomAreaM2 ?? NaN, heightM: roomHeightM ?? NaN })
  }
  if (rooms.size === 0) return []
  return Array.from({ length: system.diagram.nodeCount }, (_, node) => node).flatMap((node) => {
    const item = system.diagram.nodeRest[node]?.indoorUnitId
    const room = item === undefined ? undefined : rooms.get(item)
    return room ? [{ node, ...room }] : []
  })
}

/** Writes the table of rooms at a byte offset: areas, heights, rows. */
export function encodeRooms(rooms: readonly KnownRoom[], buffer: ArrayBuffer, at: number): void {
  const count = rooms.length
  new Float64Array(buffer, at, count).set(rooms.map((room) => room.areaM2))
  new Float64Array(buffer, at + count * 8, count).set(rooms.map((room) => room.heightM))
  new Int32Array(buffer, at + count * 16, count).set(rooms.map((room) => room.node))
}
