import type { Drawing } from '../drawing/drawing'
import type { Box } from '../view/view'

/** A part of the board as cells, each with the worst severity of the symbols whose middles lie in it. */
export interface Cells {
  /** Board units of a cell's sides; a power of two, so that zooming a little keeps the cells. */
  size: number
  /** Column of the first of these cells among all cells of the board. */
  column: number
  line: number
  columns: number
  lines: number
  /** 0 for an empty cell, else one more than the worst finding: 1 none, 2 advice, 3 error. */
  worst: Uint8Array
}

/** Typical width of a cell on screen; the real width is between three quarters of it and one and a half. */
const CELL_PX = 6
/** Up to this many cells, the whole diagram is kept as one sheet regardless of the window. */
const MOST_CELLS = 1_000_000

/** Returns the side of a cell in board units at a zoom. */
export function cellSize(scale: number): number {
  return 2 ** Math.round(Math.log2(CELL_PX / scale))
}

/** Returns the cells of a part of the board, clipped to the drawing's extent. */
export function cellsIn(drawing: Drawing, size: number, part: Box): Cells {
  const { extent, x, y, nodeCount } = drawing
  const worstOf = drawing.marks?.nodeWorst
  const column = Math.floor(Math.max(part.minX, extent.minX) / size)
  const line = Math.floor(Math.max(part.minY, extent.minY) / size)
  const columns = Math.max(0, Math.floor(Math.min(part.maxX, extent.maxX) / size) - column + 1)
  const lines = Math.max(0, Math.floor(Math.min(part.maxY, extent.maxY) / size) - line + 1)
  const worst = new Uint8Array(columns * lines)
  for (let row = 0; row < nodeCount; row++) {
    const atColumn = Math.floor((x[row] ?? 0) / size) - column
    const atLine = Math.floor((y[row] ?? 0) / size) - line
    if (atColumn < 0 || atColumn >= columns || atLine < 0 || atLine >= lines) continue
    const cell = atLine * columns + atColumn
    const mark = 1 + (worstOf?.[row] ?? 0)
    if (mark > (worst[cell] ?? 0)) worst[cell] = mark
  }
  return { size, column, line, columns, lines, worst }
}

/** Returns the part of the board to cache around the window: all of it, or a screen's width more on every side. */
export function keptPart({ extent }: Drawing, size: number, window: Box): Box {
  const cells = ((extent.maxX - extent.minX) / size + 1) * ((extent.maxY - extent.minY) / size + 1)
  if (cells <= MOST_CELLS) return extent
  const aside = (window.maxX - window.minX) / 2
  const down = (window.maxY - window.minY) / 2
  return { minX: window.minX - aside, minY: window.minY - down, maxX: window.maxX + aside, maxY: window.maxY + down }
}

/** Returns whether the cells of one part of the board contain everything drawn in another. */
export function isCovered(window: Box, part: Box, extent: Box): boolean {
  return (
    part.minX <= Math.max(window.minX, extent.minX) &&
    part.minY <= Math.max(window.minY, extent.minY) &&
    part.maxX >= Math.min(window.maxX, extent.maxX) &&
    part.maxY >= Math.min(window.maxY, extent.maxY)
  )
}
