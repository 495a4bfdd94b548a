import type { Change } from '../../change/change'
import { withStandbyControllers } from '../../drawing/hrv/hrv-controller'
import type { SpecialCodes } from '../../pack-rules/special-codes'
import type { Project } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

/**
 * Adds the required standby controller to every HRV unit of a controller drawing, and removes it from those of series that need none. Without ops where nothing
 * changes. Edits of the controller drawing append this to their own change.
 */
export function addStandbyControllers(project: Project, systemId: string, codes: SpecialCodes): Change {
  const label = 'addStandbyControllers'
  const before = headOf(systemOf(project, systemId))
  const controllerGraph = before.controllerGraph && withStandbyControllers(before.controllerGraph, codes)
  if (!controllerGraph || controllerGraph === before.controllerGraph) return { label, ops: [] }
  return { label, ops: [{ table: 'system', before, after: { ...before, controllerGraph }, at: project.systemOrder.indexOf(systemId) }] }
}
