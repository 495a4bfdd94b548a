import type { Change } from '../change'
import { nodeRow } from '../diagram-rows'
import { omit } from '../omit'
import type { Project } from '../project'
import { patchNodes, systemOf } from '../system-ops'

/** Sets the level of nodes in m above the outdoor unit; null takes it away, so that they stand on its level. */
export function setNodeHeight(project: Project, systemId: string, nodeIds: readonly string[], heightM: number | null): Change {
  const system = systemOf(project, systemId)
  const rows = nodeIds.map((id) => nodeRow(system.diagram, id)).filter((row) => row >= 0)
  const ops = patchNodes(system, rows, (node) => {
    const data = omit(node.data, 'heightM')
    return { ...node, data: heightM === null ? data : { ...data, heightM } }
  })
  return { label: 'setNodeHeight', ops }
}
