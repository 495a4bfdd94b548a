import type { Project, System } from '../project/project'
import { applyChange } from './apply'
import type { Change, Op } from './change'

const OF_LISTS: ReadonlySet<Op['table']> = new Set(['room', 'indoorUnit', 'system', 'controlGroup', 'control'])

/** Returns the project as it will be after the change, apart from drawings. The project itself stays as it is. */
export function listsAfter(project: Project, { ops }: Change): Project {
  const systems: Record<string, System> = { ...project.systems }
  for (const op of ops) {
    if (op.table !== 'indoorUnit' && op.table !== 'system') continue
    const id = op.table === 'system' ? (op.before ?? op.after)?.id : op.systemId
    const system = id === undefined ? undefined : project.systems[id]
    if (system) systems[system.id] = { ...system }
  }
  const copy = { ...project, systems, systemOrder: [...project.systemOrder] }
  applyChange(copy, { ops: ops.filter(({ table }) => OF_LISTS.has(table)) })
  return copy
}
