import { applyChange } from './apply'
import type { Change, Op } from './change'
import type { Diagram } from '../diagram/diagram'
import { copyDiagram } from '../diagram/diagram-rows'
import type { Project, System } from '../project/project'
import { shareIndex } from './row-index'

/** Tables whose ops write to a drawing. */
const OF_DRAWINGS: ReadonlySet<Op['table']> = new Set(['node', 'edge', 'nodeValues', 'edgeValues', 'diagram'])

/** Returns the system as it would be after a change, without changing the project; null where the system does not exist before or after. */
export function changedSystem(project: Project, systemId: string, change: Change): System | null {
  const system = project.systems[systemId]
  if (!system) return null
  const copied = {
    ...system,
    diagram: isRedrawn(change, systemId) ? system.diagram : ownDrawing(system.diagram),
    indoorUnits: [...system.indoorUnits],
  }
  const copy = { ...project, systemOrder: [...project.systemOrder], systems: { ...project.systems, [systemId]: copied } }
  // The other systems are those of the project itself, so what a change does to them is left out.
  applyChange(copy, { ops: change.ops.filter((op) => concerns(op, systemId)) })
  return copy.systems[systemId] ?? null
}

function concerns(op: Op, systemId: string): boolean {
  if ('systemId' in op) return op.systemId === systemId
  return op.table !== 'system' || (op.after ?? op.before)?.id === systemId
}

function ownDrawing(diagram: Diagram): Diagram {
  const copy = copyDiagram(diagram)
  shareIndex(diagram, copy)
  return copy
}

/** Whether the first op of a change on a drawing replaces it, so that the current drawing is not written to. */
function isRedrawn({ ops }: Change, systemId: string): boolean {
  return ops.find((op) => 'systemId' in op && op.systemId === systemId && OF_DRAWINGS.has(op.table))?.table === 'diagram'
}
