import type { Change } from '../../change/change'
import type { Project } from '../../project/project'

/** Moves a system to another index in the list, counted from 0. */
export function moveSystem(project: Project, systemId: string, to: number): Change {
  const before = [...project.systemOrder]
  const after = before.filter((id) => id !== systemId)
  after.splice(Math.max(0, Math.min(to, after.length)), 0, systemId)
  return { label: 'moveSystem', ops: [{ table: 'systemOrder', before, after }] }
}
