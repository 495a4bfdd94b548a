import type { Picked } from '../../../drawing/view/picked'
import { edgeRow } from '../../../model/diagram/diagram-rows'
import type { Project } from '../../../model/project/project'

/** Returns the ids of the picked nodes, and of those that the picked pipes lead to. */
export function nodesOfPicked(project: Project, systemId: string, picked: Picked): string[] {
  const diagram = project.systems[systemId]?.diagram
  if (!diagram) return []
  const ends = picked.edges.map((id) => diagram.nodeId[diagram.edgeTarget[edgeRow(diagram, id)] ?? -1] ?? '')
  return [...new Set([...picked.nodes, ...ends])].filter((id) => id !== '')
}
