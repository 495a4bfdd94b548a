import type { Change, Op } from '../../change/change'
import { emptyDiagram } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

/** Removes a system with its list and its drawing. */
export function removeSystem(project: Project, systemId: string): Change {
  return { label: 'removeSystem', ops: removal(project, systemId, project.systemOrder.indexOf(systemId)) }
}

/** Removes several systems in one step. */
export function removeSystems(project: Project, systemIds: readonly string[]): Change {
  const gone = new Set(systemIds)
  const places = project.systemOrder.flatMap((id, at) => (gone.has(id) ? [{ id, at }] : []))
  // Removed from the end, so that the remaining indices stay valid.
  return { label: 'removeSystems', ops: places.reverse().flatMap(({ id, at }) => removal(project, id, at)) }
}

function removal(project: Project, systemId: string, place: number): Op[] {
  const system = systemOf(project, systemId)
  const ops: Op[] = []
  if (system.frozen) ops.push({ table: 'frozen', systemId, before: system.frozen, after: null })
  if (system.diagram.nodeCount > 0) ops.push({ table: 'diagram', systemId, before: system.diagram, after: emptyDiagram() })
  for (let at = system.indoorUnits.length - 1; at >= 0; at--) {
    const before = system.indoorUnits[at]
    if (before) ops.push({ table: 'indoorUnit', systemId, before, after: null, at })
  }
  ops.push({ table: 'system', before: headOf(system), after: null, at: place })
  return ops
}
