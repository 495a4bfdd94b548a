import type { Diagram } from './diagram'
import { belowAndSelf, treeOf } from './diagram-tree'

/** Returns the rows of the pipes that are kept in the drawing and count in no calculation. */
function disabledEdges({ edgeRest, edgeCount }: Diagram): number[] {
  const rows: number[] = []
  for (let row = 0; row < edgeCount; row++) if (edgeRest[row]?.isDisabled) rows.push(row)
  return rows
}

/** Returns whether a drawing has such a pipe. */
export function hasDisabled({ edgeRest, edgeCount }: Diagram): boolean {
  for (let row = 0; row < edgeCount; row++) if (edgeRest[row]?.isDisabled) return true
  return false
}

/** Returns 1 for each node below a disabled pipe, at any depth; null where the drawing has none. The outdoor unit is never among them. */
export function disabledNodes(diagram: Diagram): Uint8Array | null {
  const edges = disabledEdges(diagram)
  if (edges.length === 0) return null
  const tree = treeOf(diagram)
  const found = new Uint8Array(diagram.nodeCount)
  for (const edge of edges) {
    const top = diagram.edgeTarget[edge] ?? -1
    if (top >= 0 && found[top] !== 1) for (const row of belowAndSelf(diagram, tree, top)) found[row] = 1
  }
  return found
}

/** Returns the rows of all pipes that count in no calculation: the disabled ones and those below them. */
export function pipesNotCounted(diagram: Diagram): number[] {
  const nodes = disabledNodes(diagram)
  if (!nodes) return []
  return Array.from({ length: diagram.edgeCount }, (_, row) => row).filter((row) => nodes[diagram.edgeTarget[row] ?? -1] === 1)
}
