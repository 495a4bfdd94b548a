import type { Diagram } from '../diagram/diagram'
import { edgeRow, nodeRow } from '../diagram/diagram-rows'
import type { Finding } from './finding'

/** Row of the node that a finding speaks of: the node itself, or the end of the pipe; -1 where it is not drawn. */
export function placeOfFinding(diagram: Diagram, { nodeId, edgeId }: Pick<Finding, 'nodeId' | 'edgeId'>): number {
  if (nodeId !== undefined) return nodeRow(diagram, nodeId)
  return edgeId === undefined ? -1 : (diagram.edgeTarget[edgeRow(diagram, edgeId)] ?? -1)
}
