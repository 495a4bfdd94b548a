import type { Drawing } from './drawing'
import { createLooseGrid } from './columns/loose-grid'
import type { LooseGrid } from './columns/loose-grid'
import { edgeBoxes, nodeBoxes } from './columns/row-boxes'
import { scanEdges, scanNodes } from './columns/scan-rows'
import { distanceToRoute, newRoute, pipeRoute } from './pipe-route'
import type { Box } from '../board/view'

/** Labels reach this far beyond a symbol. */
const LABEL_MARGIN = 62

export interface Place {
  kind: 'node' | 'edge'
  row: number
}

/** Which rows are in a part of the board, and which lies under a point. */
export interface SpatialIndex {
  /** Rows whose symbol and labels touch a box; at most so many of them, where a number is given. */
  nodesIn(box: Box, most?: number): number[]
  edgesIn(box: Box): number[]
  /** The row under a point, nodes before pipes; null where there is none within `reach` board units. */
  at(x: number, y: number, reach: number): Place | null
  /** Sorts the rows by place, one table a call, until it answers true: what is asked after does not look at all of them any more. */
  prepare(): boolean
}

/** An index that looks at all rows, a matter of a millisecond for a hundred thousand, until it is prepared or asked for a point. */
export function createSpatialIndex(drawing: Drawing): SpatialIndex {
  let nodes: LooseGrid | null = null
  let edges: LooseGrid | null = null
  const sortedNodes = (): LooseGrid => (nodes ??= createLooseGrid(nodeBoxes(drawing), drawing.nodeCount))
  const sortedEdges = (): LooseGrid => (edges ??= createLooseGrid(edgeBoxes(drawing), drawing.edgeCount))
  const route = newRoute()
  return {
    nodesIn: (box, most = Infinity) =>
      nodes ? rowsIn(nodes, wider(box, LABEL_MARGIN), most) : scanNodes(drawing, wider(box, LABEL_MARGIN), most),
    edgesIn: (box) => (edges ? rowsIn(edges, wider(box, LABEL_MARGIN)) : scanEdges(drawing, wider(box, LABEL_MARGIN))),
    at(x, y, reach) {
      const around = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
      const node = nearest(rowsIn(sortedNodes(), around), (row) => Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y))
      if (node) return { kind: 'node', row: node.row }
      const pipe = nearest(rowsIn(sortedEdges(), around), (row) => distanceToRoute(route, pipeRoute(drawing, row, route), x, y))
      return pipe && pipe.distance <= reach ? { kind: 'edge', row: pipe.row } : null
    },
    prepare() {
      if (!nodes) sortedNodes()
      else if (!edges) sortedEdges()
      return nodes !== null && edges !== null
    },
  }
}

function wider(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by }
}

function rowsIn(grid: LooseGrid, { minX, minY, maxX, maxY }: Box, most = Infinity): number[] {
  const rows: number[] = []
  grid.search(minX, minY, maxX, maxY, (row) => rows.push(row) < most)
  return rows
}

/** The nearest of some rows; of two as near the first. */
function nearest(rows: readonly number[], distanceOf: (row: number) => number): { row: number; distance: number } | null {
  let best: { row: number; distance: number } | null = null
  for (const row of rows) {
    const distance = distanceOf(row)
    if (best && (distance > best.distance || (distance === best.distance && row > best.row))) continue
    best = { row, distance }
  }
  return best
}
