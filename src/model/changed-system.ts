import { applyChange } from './apply'
import type { Change } from './change'
import { copyDiagram } from './diagram-rows'
import type { Project, System } from './project'

/** What a change would make of a system; the project stays as it is. null where the project has no such system, before or after. */
export function changedSystem(project: Project, systemId: string, change: Change): System | null {
  const system = project.systems[systemId]
  if (!system) return null
  const copied = { ...system, diagram: copyDiagram(system.diagram), indoorUnits: [...system.indoorUnits] }
  const copy = { ...project, systemOrder: [...project.systemOrder], systems: { ...project.systems, [systemId]: copied } }
  applyChange(copy, change)
  return copy.systems[systemId] ?? null
}
