import type { Diagram } from '../diagram'
import { edgeAt } from '../diagram-rows'
import { parentOf } from '../diagram-tree'
import type { DiagramTree } from '../diagram-tree'
import { omit } from '../omit'
import type { Feed } from './plan'

/** Lengths, bends and material of the pipe that feeds a node. */
export function feedOf(diagram: Diagram, tree: DiagramTree, row: number): Feed {
  const edge = tree.feed[row] ?? -1
  if (edge < 0 || parentOf(diagram, tree, row) < 0) return {}
  return omit(edgeAt(diagram, edge), 'id', 'source', 'target', 'sourcePort', 'kind', 'airHandlerId')
}
