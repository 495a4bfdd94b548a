import { applyChange } from '../change/apply'
import type { Change } from '../change/change'
import { copyDiagram } from '../diagram/diagram-rows'
import { squash } from '../change/invert'
import type { Project } from '../project/project'
import { systemOf } from '../change/system-ops'

/** An edit that is described once the project is passed to it. */
export type PendingEdit = (project: Project) => Change

/** Joins several edits of one system into one undo step; each is described on the result of those before it. The project is not changed. */
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
