import type { Drawing } from '../drawing/drawing'
import type { Box } from '../view/view'

/** Maximum distance of labels and findings from their symbols. */
const LABEL_REACH = 190
/** Maximum distance of a pipe's bend beyond the symbols it joins. */
const PIPE_REACH = 40

/** Returns the rows of a drawing whose symbols or labels may reach into a box. A single scan over the columns; no index is needed. */
export function rowsIn(drawing: Drawing, box: Box): { nodes: number[]; edges: number[] } {
  const { diagram, x, y, halfWidth, halfHeight } = drawing
  const nodes: number[] = []
  const edges: number[] = []
  for (let row = 0; row < drawing.nodeCount; row++) {
    const acrossReach = (halfWidth[row] ?? 0) + LABEL_REACH
    const downReach = (halfHeight[row] ?? 0) + LABEL_REACH
    const atX = x[row] ?? 0
    const atY = y[row] ?? 0
    if (atX + acrossReach < box.minX || atX - acrossReach > box.maxX) continue
    if (atY + downReach < box.minY || atY - downReach > box.maxY) continue
    nodes.push(row)
  }
  const reach = LABEL_REACH + PIPE_REACH
  for (let edge = 0; edge < drawing.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    const target = diagram.edgeTarget[edge] ?? -1
    if (source < 0 || target < 0) continue
    const fromX = x[source] ?? 0
    const toX = x[target] ?? 0
    const half = Math.max(halfWidth[source] ?? 0, halfWidth[target] ?? 0)
    if (Math.max(fromX, toX) + half + reach < box.minX || Math.min(fromX, toX) - half - reach > box.maxX) continue
    const fromY = y[source] ?? 0
    const toY = y[target] ?? 0
    if (Math.max(fromY, toY) + reach < box.minY || Math.min(fromY, toY) - reach > box.maxY) continue
    edges.push(edge)
  }
  return { nodes, edges }
}
