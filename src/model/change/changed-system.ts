import { applyChange } from './apply'
import type { Change, Op } from './change'
import type { Diagram } from '../diagram/diagram'
import { copyDiagram } from '../diagram/diagram-rows'
import type { Project, System } from '../project/project'
import { shareIndex } from './row-index'

/** Tables whose ops write to a drawing. */
const OF_DRAWINGS: ReadonlySet<Op['table']> = new Set(['node', 'edge', 'nodeValues', 'edgeValues', 'diagram'])

/** What a change would make of a system; the project stays as it is. null where the project has no such system, before or after. */
export function changedSystem(project: Project, systemId: string, change: Change): System | null {
  const system = project.systems[systemId]
  if (!system) return null
  const copied = {
    ...system,
    diagram: isRedrawn(change, systemId) ? system.diagram : ownDrawing(system.diagram),
    indoorUnits: [...system.indoorUnits],
  }
  const copy = { ...project, systemOrder: [...project.systemOrder], systems: { ...project.systems, [systemId]: copied } }
  applyChange(copy, change)
  return copy.systems[systemId] ?? null
}

function ownDrawing(diagram: Diagram): Diagram {
  const copy = copyDiagram(diagram)
  shareIndex(diagram, copy)
  return copy
}

/** Whether the first that a change does to a drawing is to put another in its place: then nothing is written to this one. */
function isRedrawn({ ops }: Change, systemId: string): boolean {
  return ops.find((op) => 'systemId' in op && op.systemId === systemId && OF_DRAWINGS.has(op.table))?.table === 'diagram'
}
