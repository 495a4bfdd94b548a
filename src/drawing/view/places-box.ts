import { nodeBox } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import type { Picked } from './picked'
import { newRoute, pipeRoute } from '../drawing/pipe-route'
import type { Place, SpatialIndex } from './spatial-index'
import type { Box } from './view'

/** Returns the box around some rows; null without any. */
export function placesBox(drawing: Drawing, places: readonly Place[]): Box | null {
  const route = newRoute()
  let around: Box | null = null
  const grow = (box: Box): void => {
    around =
      around === null
        ? box
        : {
            minX: Math.min(around.minX, box.minX),
            minY: Math.min(around.minY, box.minY),
            maxX: Math.max(around.maxX, box.maxX),
            maxY: Math.max(around.maxY, box.maxY),
          }
  }
  for (const place of places) {
    if (place.kind === 'node') {
      grow(nodeBox(drawing, place.row))
      continue
    }
    const count = pipeRoute(drawing, place.row, route)
    for (let corner = 0; corner < count; corner++) {
      const x = route[2 * corner] ?? 0
      const y = route[2 * corner + 1] ?? 0
      grow({ minX: x, minY: y, maxX: x, maxY: y })
    }
  }
  return around
}

/** Adds all units whose middle lies in a box, and all pipes that end in it, to the picked rows. */
export function placesInside(drawing: Drawing, index: SpatialIndex, box: Box, before: Picked): Picked {
  const { diagram } = drawing
  const isInside = (row: number): boolean => {
    const x = drawing.x[row] ?? NaN
    const y = drawing.y[row] ?? NaN
    return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
  }
  const nodes = index.nodesIn(box).filter(isInside)
  const edges = index.edgesIn(box).filter((edge) => isInside(diagram.edgeTarget[edge] ?? -1))
  const ids = (rows: number[], from: readonly string[]): string[] => rows.map((row) => from[row] ?? '').filter((id) => id !== '')
  return {
    nodes: Array.from(new Set([...before.nodes, ...ids(nodes, diagram.nodeId)])),
    edges: Array.from(new Set([...before.edges, ...ids(edges, diagram.edgeId)])),
  }
}
