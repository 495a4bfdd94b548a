import type { Change } from '../../change/change'
import { squash } from '../../change/invert'
import type { Project } from '../../project/project'
import { editSystems } from './edit-system'

export interface SystemPlace {
  floor: number
  level: number
  /** The system before which they are moved in the order of the project; without it the order stays. */
  beforeId?: string
  /** The system after which they are moved. */
  afterId?: string
}

/** Moves systems to a floor and level, and optionally before or after another system of the project. */
export function placeSystems(project: Project, systemIds: readonly string[], { floor, level, beforeId, afterId }: SystemPlace): Change {
  const moved = project.systemOrder.filter((id) => systemIds.includes(id))
  const edited = editSystems(project, moved, { floor, level })
  const besideId = beforeId ?? afterId
  if (besideId === undefined || moved.includes(besideId)) return { label: 'placeSystems', ops: edited.ops }
  const rest = project.systemOrder.filter((id) => !moved.includes(id))
  const found = rest.indexOf(besideId)
  const at = found + (beforeId === undefined ? 1 : 0)
  const after = found < 0 ? [...project.systemOrder] : [...rest.slice(0, at), ...moved, ...rest.slice(at)]
  const isSame = after.every((id, place) => id === project.systemOrder[place])
  const order: Change = { label: '', ops: isSame ? [] : [{ table: 'systemOrder', before: [...project.systemOrder], after }] }
  return squash('placeSystems', [edited, order])
}
