import type { Change } from '../change'
import { edgeRow } from '../diagram-rows'
import { belowAndSelf, treeOf } from '../diagram-tree'
import type { Project } from '../project'
import { removeRows, systemOf } from '../system-ops'

/** Removes a pipe and everything below it. Units that go stay in the list as not placed. */
export function removePipe(project: Project, systemId: string, edgeId: string): Change {
  const system = systemOf(project, systemId)
  const { diagram } = system
  const row = edgeRow(diagram, edgeId)
  if (row < 0) return { label: 'removePipe', ops: [] }
  const below = diagram.edgeTarget[row] ?? -1
  const nodes = below < 0 ? [] : belowAndSelf(diagram, treeOf(diagram), below)
  const gone = new Uint8Array(diagram.nodeCount)
  for (const node of nodes) gone[node] = 1
  const edges = [row]
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    if (gone[diagram.edgeSource[edge] ?? -1] || gone[diagram.edgeTarget[edge] ?? -1]) edges.push(edge)
  }
  return { label: 'removePipe', ops: removeRows(system, nodes, edges) }
}
