import type { Drawing } from '../drawing/drawing'
import { newRoute, pipeRoute } from '../drawing/pipe-route'
import type { Route } from '../drawing/pipe-route'

/** Boxes by row: left, top, right and bottom of each in sequence. NaN or infinite boxes are never found. */
export type Boxes = Float64Array

/** Rows per step; a step takes about a millisecond. */
export const ROWS_A_STEP = 8_192

/** Returns the box of each symbol in row order. Yields after each step of rows. */
export function* nodeBoxes({ nodeCount, x, y, halfWidth, halfHeight }: Drawing): Generator<void, Boxes> {
  const boxes = new Float64Array(4 * nodeCount)
  for (let row = 0; row < nodeCount; row++) {
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const at = 4 * row
    const middleX = x[row] ?? 0
    const middleY = y[row] ?? 0
    const width = halfWidth[row] ?? 0
    const height = halfHeight[row] ?? 0
    boxes[at] = middleX - width
    boxes[at + 1] = middleY - height
    boxes[at + 2] = middleX + width
    boxes[at + 3] = middleY + height
  }
  return boxes
}

/** Returns the box of each pipe's route. Yields after each step of rows. */
export function* edgeBoxes(drawing: Drawing): Generator<void, Boxes> {
  const boxes = new Float64Array(4 * drawing.edgeCount)
  const route = newRoute()
  for (let edge = 0; edge < drawing.edgeCount; edge++) {
    if (edge % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    writeRouteBox(route, pipeRoute(drawing, edge, route), boxes, 4 * edge)
  }
  return boxes
}

/** Writes the box around a route; for a pipe with a missing end, a box that touches nothing. */
export function writeRouteBox(route: Route, count: number, boxes: Boxes, at: number): void {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let place = 0; place < 2 * count; place += 2) {
    const x = route[place] ?? 0
    const y = route[place + 1] ?? 0
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  boxes[at] = minX
  boxes[at + 1] = minY
  boxes[at + 2] = maxX
  boxes[at + 3] = maxY
}
