import type { Change } from '../change'
import { squash } from '../invert'
import type { Project } from '../project'
import { editSystems } from './edit-system'

export interface SystemPlace {
  floor: number
  level: number
  /** The system in front of which they go in the order of the project; without it they keep their places there. */
  beforeId?: string
}

/** Puts systems on a floor and level, and where it is asked for in front of another one of the project. */
export function placeSystems(project: Project, systemIds: readonly string[], { floor, level, beforeId }: SystemPlace): Change {
  const moved = project.systemOrder.filter((id) => systemIds.includes(id))
  const edited = editSystems(project, moved, { floor, level })
  if (beforeId === undefined || moved.includes(beforeId)) return { label: 'placeSystems', ops: edited.ops }
  const rest = project.systemOrder.filter((id) => !moved.includes(id))
  const at = rest.indexOf(beforeId)
  const after = at < 0 ? [...project.systemOrder] : [...rest.slice(0, at), ...moved, ...rest.slice(at)]
  const isSame = after.every((id, place) => id === project.systemOrder[place])
  const order: Change = { label: '', ops: isSame ? [] : [{ table: 'systemOrder', before: [...project.systemOrder], after }] }
  return squash('placeSystems', [edited, order])
}
