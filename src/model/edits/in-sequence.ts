import { applyChange } from '../change/apply'
import type { Change } from '../change/change'
import { copyDiagram } from '../diagram/diagram-rows'
import { squash } from '../change/invert'
import type { Project } from '../project/project'
import { systemOf } from '../change/system-ops'

/** An edit that still wants the project it is made for. */
export type PendingEdit = (project: Project) => Change

/** Several edits of one system as one step of undo; each is made for what the ones before have left. The project itself stays as it is. */
export function inSequence(project: Project, systemId: string, label: string, edits: readonly PendingEdit[]): Change {
  const [only] = edits
  if (only && edits.length === 1) return { ...only(project), label }
  const system = systemOf(project, systemId)
  const scratch: Project = {
    ...project,
    systems: {
      ...project.systems,
      [systemId]: { ...system, diagram: copyDiagram(system.diagram), indoorUnits: system.indoorUnits.slice() },
    },
  }
  const changes = edits.map((edit) => {
    const change = edit(scratch)
    applyChange(scratch, change)
    return change
  })
  return squash(label, changes)
}
