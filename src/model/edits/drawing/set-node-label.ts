import type { Change, Op } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { drawnUnits } from '../../drawing/plans/planned-units'
import { omit } from '../../change/omit'
import type { Project, System } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Renames a node. The only unit of a list line renames the line, so that list and drawing agree; of several units only the one node
 * is labelled. The outdoor unit's name is the system's label. An empty name clears the label.
 */
export function setNodeLabel(project: Project, systemId: string, nodeId: string, name: string): Change {
  const system = systemOf(project, systemId)
  const row = nodeRow(system.diagram, nodeId)
  if (row < 0) return { label: 'setNodeLabel', ops: [] }
  return { label: 'setNodeLabel', ops: nameOfLine(system, row, name) ?? labelOfNode(system, row, name) }
}

function nameOfLine(system: System, row: number, name: string): Op[] | null {
  const lineId = system.diagram.nodeRest[row]?.indoorUnitId
  const at = system.indoorUnits.findIndex((unit) => unit.id === lineId)
  const before = system.indoorUnits[at]
  if (!before || before.count !== 1 || (drawnUnits(system.diagram).get(before.id)?.length ?? 0) !== 1) return null
  return before.name === name ? [] : [{ table: 'indoorUnit', systemId: system.id, before, after: { ...before, name }, at }]
}

function labelOfNode(system: System, row: number, name: string): Op[] {
  const before = nodeAt(system.diagram, row)
  if ((before.data.label ?? '') === name) return []
  const data = name === '' ? omit(before.data, 'label') : { ...before.data, label: name }
  return [{ table: 'node', systemId: system.id, before, after: { ...before, data }, at: row }]
}
