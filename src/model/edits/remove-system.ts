import type { Change, Op } from '../change'
import { emptyDiagram } from '../diagram-rows'
import type { Project } from '../project'
import { headOf, systemOf } from '../system-ops'

/** Removes a system with its list and its drawing. */
export function removeSystem(project: Project, systemId: string): Change {
  const system = systemOf(project, systemId)
  const ops: Op[] = []
  if (system.frozen) ops.push({ table: 'frozen', systemId, before: system.frozen, after: null })
  if (system.diagram.nodeCount > 0) ops.push({ table: 'diagram', systemId, before: system.diagram, after: emptyDiagram() })
  for (let at = system.indoorUnits.length - 1; at >= 0; at--) {
    const before = system.indoorUnits[at]
    if (before) ops.push({ table: 'indoorUnit', systemId, before, after: null, at })
  }
  ops.push({ table: 'system', before: headOf(system), after: null, at: project.systemOrder.indexOf(systemId) })
  return { label: 'removeSystem', ops }
}
