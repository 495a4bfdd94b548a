import Flatbush from 'flatbush'
import type { Drawing } from './drawing'
import { nodeBox } from './drawing'
import { distanceToRoute, newRoute, pipeRoute } from './pipe-route'
import type { Box } from './view'

/** Labels reach this far beyond a symbol. */
const LABEL_MARGIN = 62

export interface Place {
  kind: 'node' | 'edge'
  row: number
}

/** Which rows are in a part of the board, and which lies under a point. Rebuilt when the diagram's structure or places change. */
export interface SpatialIndex {
  nodesIn(box: Box): number[]
  edgesIn(box: Box): number[]
  /** The row under a point, nodes before pipes; null where there is none within `reach` board units. */
  at(x: number, y: number, reach: number): Place | null
}

/** Builds the index in one go. */
export function createSpatialIndex(drawing: Drawing): SpatialIndex {
  const nodes = indexNodes(drawing)
  return joinIndexes(drawing, nodes, indexEdges(drawing))
}

/** Builds the index of a large diagram in two tasks, so that the page stays alive between them. */
export async function createSpatialIndexInTurns(drawing: Drawing, turn: () => Promise<void>): Promise<SpatialIndex> {
  await turn()
  const nodes = indexNodes(drawing)
  await turn()
  return joinIndexes(drawing, nodes, indexEdges(drawing))
}

function joinIndexes(drawing: Drawing, nodes: Flatbush | null, edges: Flatbush | null): SpatialIndex {
  const route = newRoute()
  const wider = (box: Box, by: number): [number, number, number, number] => [box.minX - by, box.minY - by, box.maxX + by, box.maxY + by]
  return {
    nodesIn: (box) => nodes?.search(...wider(box, LABEL_MARGIN)) ?? [],
    edgesIn: (box) => edges?.search(...wider(box, LABEL_MARGIN)) ?? [],
    at(x, y, reach) {
      const around = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
      let best: Place | null = null
      let nearest = Infinity
      for (const row of nodes?.search(around.minX, around.minY, around.maxX, around.maxY) ?? []) {
        const distance = Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y)
        if (distance < nearest) {
          nearest = distance
          best = { kind: 'node', row }
        }
      }
      if (best !== null) return best
      for (const row of edges?.search(around.minX, around.minY, around.maxX, around.maxY) ?? []) {
        const distance = distanceToRoute(route, pipeRoute(drawing, row, route), x, y)
        if (distance <= reach && distance < nearest) {
          nearest = distance
          best = { kind: 'edge', row }
        }
      }
      return best
    },
  }
}

function indexNodes(drawing: Drawing): Flatbush | null {
  if (drawing.nodeCount === 0) return null
  const index = new Flatbush(drawing.nodeCount, 16, Float32Array)
  for (let row = 0; row < drawing.nodeCount; row++) {
    const box = nodeBox(drawing, row)
    index.add(box.minX, box.minY, box.maxX, box.maxY)
  }
  index.finish()
  return index
}

function indexEdges(drawing: Drawing): Flatbush | null {
  if (drawing.edgeCount === 0) return null
  const index = new Flatbush(drawing.edgeCount, 16, Float32Array)
  const route = newRoute()
  for (let row = 0; row < drawing.edgeCount; row++) {
    const count = pipeRoute(drawing, row, route)
    let minX = Infinity
    let minY = Infinity
    let maxX = -Infinity
    let maxY = -Infinity
    for (let corner = 0; corner < count; corner++) {
      const x = route[2 * corner] ?? 0
      const y = route[2 * corner + 1] ?? 0
      if (x < minX) minX = x
      if (x > maxX) maxX = x
      if (y < minY) minY = y
      if (y > maxY) maxY = y
    }
    index.add(minX, minY, maxX, maxY)
  }
  index.finish()
  return index
}
