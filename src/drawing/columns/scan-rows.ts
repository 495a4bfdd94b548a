import type { Drawing } from '../drawing/drawing'
import { newRoute, pipeRoute } from '../drawing/pipe-route'
import type { Box } from '../view/view'
import { writeRouteBox } from './row-boxes'

/** Returns the rows of the symbols that touch a box, at most `most`, by a scan of all rows. */
export function scanNodes({ nodeCount, x, y, halfWidth, halfHeight }: Drawing, box: Box, most: number): number[] {
  const { minX, minY, maxX, maxY } = box
  const rows: number[] = []
  for (let row = 0; row < nodeCount && rows.length < most; row++) {
    const middleX = x[row] ?? 0
    const width = halfWidth[row] ?? 0
    if (middleX + width < minX || middleX - width > maxX) continue
    const middleY = y[row] ?? 0
    const height = halfHeight[row] ?? 0
    if (middleY + height >= minY && middleY - height <= maxY) rows.push(row)
  }
  return rows
}

export function isTouchingNode({ x, y, halfWidth, halfHeight }: Drawing, row: number, { minX, minY, maxX, maxY }: Box): boolean {
  const [middleX, width] = [x[row] ?? 0, halfWidth[row] ?? 0]
  const [middleY, height] = [y[row] ?? 0, halfHeight[row] ?? 0]
  return middleX + width >= minX && middleX - width <= maxX && middleY + height >= minY && middleY - height <= maxY
}

/** Upper bound in board units of how far a pipe runs beyond its ends: wider than any symbol of the board. */
const ASIDE = 4_600

/** Returns the rows of the pipes that touch a box: scans the ends of all pipes and traces only the candidates. */
export function scanEdges(drawing: Drawing, box: Box): number[] {
  const { edgeCount, source, target, x } = drawing
  const least = box.minX - ASIDE
  const most = box.maxX + ASIDE
  const near: number[] = []
  for (let edge = 0; edge < edgeCount; edge++) {
    const from = x[source[edge] ?? -1] ?? NaN
    const to = x[target[edge] ?? -1] ?? NaN
    if (!((from < least && to < least) || (from > most && to > most))) near.push(edge)
  }
  return edgesTouching(drawing, box, near)
}

/** Returns those of some pipes whose route touches a box. */
export function edgesTouching(drawing: Drawing, box: Box, edges: Iterable<number>): number[] {
  const rows: number[] = []
  const route = newRoute()
  const around = new Float64Array(4)
  for (const edge of edges) {
    writeRouteBox(route, pipeRoute(drawing, edge, route), around, 0)
    const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = around
    if (minX <= box.maxX && maxX >= box.minX && minY <= box.maxY && maxY >= box.minY) rows.push(edge)
  }
  return rows
}
