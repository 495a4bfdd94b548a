import type { WireRow } from './wire-rows'

/** Distances in board units: between devices of a chain, between lines of devices, from a board to the circuits that it feeds, between lines that stand beside one another. */
const COLUMN = 156
const LINE = 128
const INDENT = 216
const GAP = 40
/** Devices beside one another before a chain goes on in the next line. */
const MOST_IN_LINE = 10

/** Middle of each device. */
export interface WirePlaces {
  x: Float64Array
  y: Float64Array
}

/**
 * Lays a wiring diagram out like a single-line diagram that reads from left to right: what a board or the supply feeds begins a line further to the right; a chain runs to the right and goes on
 * below where it is long or the floor changes. Short lines stand beside one another.
 * @param floorAt floor of the device of a row; empty where it has none
 */
export function layOutWires(rows: readonly WireRow[], floorAt: (row: number) => string): WirePlaces {
  const x = new Float64Array(rows.length)
  const y = new Float64Array(rows.length)
  /** Where further lines of the chain begin, by row. */
  const start = new Float64Array(rows.length)
  const isFollowed = new Uint8Array(rows.length)
  let lineY = -LINE
  let free = Infinity
  for (const [row, { from }] of rows.entries()) {
    const put = (atX: number, atY: number, startX: number): void => {
      x[row] = atX
      y[row] = lineY = atY
      start[row] = startX
    }
    if (from < 0) {
      const length = chainLength(rows, row)
      const isBeside = length <= MOST_IN_LINE / 2 && free + (length - 1) * COLUMN <= MOST_IN_LINE * COLUMN
      const left = isBeside ? free : 0
      put(left, isBeside ? lineY : lineY + LINE, left + COLUMN)
      free = length <= MOST_IN_LINE / 2 ? left + length * COLUMN + GAP : Infinity
      continue
    }
    const fromX = x[from] ?? 0
    if (isFeeding(rows[from])) {
      put(fromX + INDENT, lineY + LINE, fromX + INDENT)
      continue
    }
    const next = fromX + COLUMN
    const chainStart = start[from] ?? 0
    const isOver = next - chainStart >= MOST_IN_LINE * COLUMN || isOtherFloor(floorAt(from), floorAt(row))
    if (isFollowed[from]) put(fromX + INDENT / 2, lineY + LINE, fromX + INDENT / 2)
    else if (isOver) put(chainStart, lineY + LINE, chainStart)
    else put(next, y[from] ?? 0, chainStart)
    isFollowed[from] = 1
  }
  return { x, y }
}

function isOtherFloor(from: string, to: string): boolean {
  return from !== '' && to !== '' && from !== to
}

/** Returns whether what a device feeds begins lines of its own. */
function isFeeding(row: WireRow | undefined): boolean {
  return row?.device.kind === 'origin' || row?.device.kind === 'board'
}

/** Number of devices of the line that begins at a row. */
function chainLength(rows: readonly WireRow[], first: number): number {
  let row = first + 1
  while (row < rows.length && (rows[row]?.from ?? -1) >= 0) row++
  return row - first
}
