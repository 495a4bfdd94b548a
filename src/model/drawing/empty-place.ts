import { nodeAt } from '../diagram-rows'
import { kindAt, outletsOf, parentOf, treeOf } from '../diagram-tree'
import type { Recording } from './record'

/** Leaves a free placeholder where a unit stood; its feed stays. A port that was reserved for the unit becomes free. */
export function emptyPlace(recording: Recording, nodeId: string): void {
  const { diagram } = recording
  const row = diagram.nodeId.indexOf(nodeId)
  if (row < 0) return
  const { id, x, y } = nodeAt(diagram, row)
  recording.setNode(row, { id, kind: 'placeholder', shape: 'plus', x, y, data: {} })
  const tree = treeOf(diagram)
  const parent = parentOf(diagram, tree, row)
  for (const edge of parent < 0 ? [] : outletsOf(tree, parent)) {
    const sibling = diagram.edgeTarget[edge] ?? -1
    if (diagram.nodeRest[sibling]?.reservedFor !== nodeId || kindAt(diagram, sibling) !== 'endCap') continue
    recording.dropEdge(edge)
    recording.dropNode(sibling)
    return
  }
}
