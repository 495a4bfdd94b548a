import { groupOfHead, headOfGroup } from '../arrange-lines'

/** A cell by its index in the shown order; index -1 is the head of the column. */
export interface CellPlace {
  place: number
  column: number
}

/** A block of cells with both ends included. */
export interface CellRange {
  fromPlace: number
  toPlace: number
  fromColumn: number
  toColumn: number
}

export function rangeOf(a: CellPlace, b: CellPlace): CellRange {
  return {
    fromPlace: Math.max(0, Math.min(a.place, b.place)),
    toPlace: Math.max(0, Math.max(a.place, b.place)),
    fromColumn: Math.min(a.column, b.column),
    toColumn: Math.max(a.column, b.column),
  }
}

/** Returns the lines of a range, heads of groups left out. */
export function linesIn(order: Int32Array, range: CellRange): number[] {
  return Array.from(order.subarray(range.fromPlace, range.toPlace + 1)).filter((entry) => entry >= 0)
}

/** Returns the index this many lines further on, heads of groups not counted; stays inside, the head of the table (-1) included. */
export function placeAfter(order: Int32Array, place: number, steps: number): number {
  const way = Math.sign(steps)
  let left = Math.abs(steps)
  let at = place
  let last = place
  while (left > 0) {
    at += way
    if (at < 0) return left === 1 ? -1 : firstPlace(order)
    if (at >= order.length) return last
    if ((order[at] ?? -1) < 0) continue
    last = at
    left--
  }
  return last
}

/** Returns the first index that is a line; -1 where there is none. */
export function firstPlace(order: Int32Array): number {
  return order.findIndex((entry) => entry >= 0)
}

export function lastPlace(order: Int32Array): number {
  for (let place = order.length - 1; place >= 0; place--) if ((order[place] ?? -1) >= 0) return place
  return -1
}

/** Returns the number of the group whose head is at an index; null where a line is. */
export function groupAt(order: Int32Array, place: number): number | null {
  const entry = order[place] ?? 0
  return entry <= headOfGroup(0) ? groupOfHead(entry) : null
}
