import type { SystemClip } from '../../project/clip'
import { copyDiagram } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'
import { omit } from '../../change/omit'

/** Copies whole systems in the order of the project; ids that the project does not have are left out. */
export function copySystems(project: Project, systemIds: readonly string[]): SystemClip {
  const picked = new Set(systemIds)
  const systems = project.systemOrder.flatMap((id) => {
    const system = picked.has(id) ? project.systems[id] : undefined
    return system ? [{ ...omit(system, 'frozen'), indoorUnits: [...system.indoorUnits], diagram: copyDiagram(system.diagram) }] : []
  })
  return { kind: 'systems', systems }
}
