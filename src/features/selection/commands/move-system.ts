import { moveSystem as describe } from '../../../model/edits/systems/move-system'
import { change } from './change'

/** Moves a system up (-1) or down (1) in the list. */
export function moveSystem(systemId: string, by: -1 | 1): boolean {
  return change((project) => {
    const place = project.systemOrder.indexOf(systemId)
    const to = place + by
    return place < 0 || to < 0 || to >= project.systemOrder.length ? { label: 'moveSystem', ops: [] } : describe(project, systemId, to)
  })
}
