import type { Diagram } from '../../diagram/diagram'
import { kindAt, parentOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'

/**
 * Returns the top row of a branch: the node itself, or the start of the air-handler layout that it is an inner part of; -1 for a node that is no
 * branch of the piping, such as the outdoor unit, a placeholder or a text block.
 */
export function branchTop(diagram: Diagram, tree: DiagramTree, row: number): number {
  let top = row
  let steps = diagram.nodeCount
  while (top >= 0 && steps-- > 0 && diagram.edgeRest[tree.feed[top] ?? -1]?.airHandlerId !== undefined) top = parentOf(diagram, tree, top)
  if (top < 0 || (tree.feed[top] ?? -1) < 0) return -1
  return ['outdoor', 'none', 'placeholder', 'endCap', 'ahuBox'].includes(kindAt(diagram, top)) ? -1 : top
}
