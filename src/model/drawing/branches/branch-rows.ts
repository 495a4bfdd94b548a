import type { Diagram } from '../../diagram/diagram'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { markBelow } from '../places/below-places'

/** Returns the rows of a node and everything below it, the node first, the others in drawing order. A box shared with kits elsewhere is left out. */
export function branchRows(diagram: Diagram, tree: DiagramTree, top: number): number[] {
  const below = markBelow(diagram, tree, [top])
  const rows = [top]
  for (let row = below.indexOf(1); row >= 0; row = below.indexOf(1, row + 1)) if (row !== top) rows.push(row)
  return rows
}
