import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Place } from '../../../drawing/view/spatial-index'
import { setPicked } from '../../open-system/local'

/** Adds everything below the picked rows, pipes included. */
export function pickBranch(drawing: Drawing, places: readonly Place[]): void {
  const { diagram } = drawing
  const nodes = new Set<number>()
  const edges = new Set<number>()
  const open: number[] = []
  for (const place of places) {
    if (place.kind === 'edge') edges.add(place.row)
    open.push(place.kind === 'edge' ? (diagram.edgeTarget[place.row] ?? -1) : place.row)
  }
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    if (row < 0 || nodes.has(row)) continue
    nodes.add(row)
    for (let at = drawing.leavingFrom[row] ?? 0; at < (drawing.leavingFrom[row + 1] ?? 0); at++) {
      const edge = drawing.leaving[at] ?? -1
      edges.add(edge)
      open.push(diagram.edgeTarget[edge] ?? -1)
    }
  }
  setPicked({ nodes: idsOf(nodes, diagram.nodeId), edges: idsOf(edges, diagram.edgeId) })
}

function idsOf(rows: ReadonlySet<number>, ids: readonly string[]): string[] {
  return Array.from(rows, (row) => ids[row] ?? '').filter((id) => id !== '')
}
