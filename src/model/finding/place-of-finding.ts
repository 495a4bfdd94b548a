import type { Diagram } from '../diagram/diagram'
import { edgeRow, nodeRow } from '../diagram/diagram-rows'
import type { Finding } from './finding'

/** Returns the row of a finding's node, or of the end of its pipe; -1 where it is not drawn. */
export function placeOfFinding(diagram: Diagram, { nodeId, edgeId }: Pick<Finding, 'nodeId' | 'edgeId'>): number {
  if (nodeId !== undefined) return nodeRow(diagram, nodeId)
  return edgeId === undefined ? -1 : (diagram.edgeTarget[edgeRow(diagram, edgeId)] ?? -1)
}
