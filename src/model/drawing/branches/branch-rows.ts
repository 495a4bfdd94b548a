import type { Diagram } from '../../diagram/diagram'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { markBelow } from '../places/below-places'

/** Rows of a node and all that hangs below it, the node first, the others in drawing order. The box of kits that stand elsewhere too is not among them. */
export function branchRows(diagram: Diagram, tree: DiagramTree, top: number): number[] {
  const below = markBelow(diagram, tree, [top])
  const rows = [top]
  for (let row = below.indexOf(1); row >= 0; row = below.indexOf(1, row + 1)) if (row !== top) rows.push(row)
  return rows
}
