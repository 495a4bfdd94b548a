import type { RoomRow } from './room-rows'

/** The floors of rooms as groups, in the order in which they first occur. */
export interface RoomFloors {
  names: readonly string[]
  groupOf: (line: number) => number
}

const PAUSE_AFTER = 512

/** Groups rooms by floor. Yields between slices. */
export function* roomFloors(rows: readonly RoomRow[]): Generator<void, RoomFloors> {
  const numbers = new Map<string, number>()
  for (const [line, { room }] of rows.entries()) {
    if (!numbers.has(room.floor)) numbers.set(room.floor, numbers.size)
    if (line % PAUSE_AFTER === 0) yield
  }
  return { names: Array.from(numbers.keys()), groupOf: (line) => numbers.get(rows[line]?.room.floor ?? '') ?? 0 }
}
