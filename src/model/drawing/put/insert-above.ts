import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { edgeAt } from '../../diagram/diagram-rows'
import { feedsOf, outdoorRow } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import type { Recording } from '../record'

/**
 * Inserts a fitting into the pipe that feeds a node, which is then fed by this outlet. The main pipe keeps its length above the fitting, any other feed
 * stays with its node. False where nothing feeds the node.
 */
export function insertAbove(recording: Recording, row: number, fitting: DiagramNode, outlet: number): boolean {
  const { diagram } = recording
  const first = feedsOf(diagram, row)[0]
  if (first === undefined) return false
  const above = diagram.edgeSource[first]
  const feeds = feedsOf(diagram, row).filter((edge) => diagram.edgeSource[edge] === above)
  const target = diagram.nodeId[row] ?? ''
  const isMain = above === outdoorRow(diagram)
  recording.addNode(fitting)
  const typed = edgeAt(diagram, first)
  const lower = isMain ? withoutLengths(typed) : typed
  for (const feed of feeds) {
    const edge = edgeAt(diagram, feed)
    recording.setEdge(feed, isMain ? { ...edge, target: fitting.id } : { ...withoutLengths(edge), target: fitting.id })
  }
  recording.addEdge({ ...lower, id: newId(), source: fitting.id, target, sourcePort: outlet, kind: 'generic' })
  return true
}

function withoutLengths(edge: DiagramEdge): DiagramEdge {
  return omit(edge, 'lengthM', 'gasLengthM', 'liquidLengthM', 'bends')
}
