import type { Change } from '../../change/change'
import { newSystem } from '../../project/defaults'
import type { Project } from '../../project/project'
import { headOf } from '../../change/system-ops'
import { nextSystemName } from './system-name'

/** Adds an empty system at the end of the list; its default name is "System" with the next number. */
export function addSystem(project: Project, given: { id?: string; name?: string; floor?: number; level?: number } = {}): Change {
  const system = newSystem({ name: nextSystemName(project), ...given })
  return { label: 'addSystem', ops: [{ table: 'system', before: null, after: headOf(system), at: project.systemOrder.length }] }
}
