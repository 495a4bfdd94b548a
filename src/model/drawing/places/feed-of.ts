import type { Diagram } from '../../diagram/diagram'
import { edgeAt, edgeRow } from '../../diagram/diagram-rows'
import { parentOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import type { Feed } from '../plans/plan'

const FIELDS = ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends', 'materialType', 'isDisabled', 'extra'] as const

/** Returns id, lengths, bends, material and state of the pipe that feeds a node. */
export function feedOf(diagram: Diagram, tree: DiagramTree, row: number): Feed {
  const edge = tree.feed[row] ?? -1
  if (edge < 0 || parentOf(diagram, tree, row) < 0) return {}
  const pipe = edgeAt(diagram, edge)
  const feed: Feed = {}
  // Only one of several pipes read with the same id can keep it.
  if (edgeRow(diagram, pipe.id) === edge) feed.id = pipe.id
  for (const field of FIELDS) if (pipe[field] !== undefined) Object.assign(feed, { [field]: pipe[field] })
  return feed
}
