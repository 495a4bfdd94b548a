import type { Change, Op, SystemHead } from '../../change/change'
import type { Project } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

export type SystemPatch = Partial<Pick<SystemHead, 'name' | 'floor' | 'level' | 'active' | 'scalePercent' | 'isUnreported'>>

/** Changes name, floor, level, active state, scale or report choice of a system. */
export function editSystem(project: Project, systemId: string, patch: SystemPatch): Change {
  return editSystems(project, [systemId], patch)
}

/** Changes the same fields of several systems at once; systems with equal values get no ops. */
export function editSystems(project: Project, systemIds: readonly string[], patch: SystemPatch): Change {
  const fields = Object.keys(patch) as (keyof SystemPatch)[]
  const ops = systemIds.flatMap((systemId): Op[] => {
    const before = headOf(systemOf(project, systemId))
    if (fields.every((field) => before[field] === patch[field])) return []
    return [{ table: 'system', before, after: { ...before, ...patch }, at: project.systemOrder.indexOf(systemId) }]
  })
  return { label: 'editSystem', ops }
}
