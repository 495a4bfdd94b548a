import type { Change, SystemHead } from '../change'
import type { Project } from '../project'
import { headOf, systemOf } from '../system-ops'

/** Changes name, floor, level or active state of a system. */
export function editSystem(
  project: Project,
  systemId: string,
  patch: Partial<Pick<SystemHead, 'name' | 'floor' | 'level' | 'active'>>,
): Change {
  const before = headOf(systemOf(project, systemId))
  const at = project.systemOrder.indexOf(systemId)
  return { label: 'editSystem', ops: [{ table: 'system', before, after: { ...before, ...patch }, at }] }
}
