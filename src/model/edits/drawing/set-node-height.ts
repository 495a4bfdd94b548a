import type { Change } from '../../change/change'
import { nodeRow } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'
import { setNodeValues, systemOf } from '../../change/system-ops'

/** Sets the level of nodes in m above the outdoor unit; null clears it, which means the outdoor unit's level. */
export function setNodeHeight(project: Project, systemId: string, nodeIds: readonly string[], heightM: number | null): Change {
  const system = systemOf(project, systemId)
  const rows = [...new Set(nodeIds.map((id) => nodeRow(system.diagram, id)))].filter((row) => row >= 0)
  return { label: 'setNodeHeight', ops: rows.length > 0 ? setNodeValues(system, rows, { nodeHeightM: heightM ?? NaN }) : [] }
}
