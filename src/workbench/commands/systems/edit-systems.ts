import { editSystems as describe } from '../../../model/edits/systems/edit-system'
import type { SystemPatch } from '../../../model/edits/systems/edit-system'
import { change } from '../change'

/** Sets name, floor, level, scale, activity or report choice of systems in one step. */
export function editSystems(systemIds: readonly string[], patch: SystemPatch): void {
  change((project) => {
    const known = systemIds.filter((id) => project.systems[id])
    return describe(project, known, patch)
  })
}
