import { removeSystem as describe } from '../../../model/edits/systems/remove-system'
import { projectState } from '../../../state/document/project'
import { workplace } from '../../../state/page/workplace'
import { change } from './change'

/** Removes a system; its neighbour in the list is picked instead. Undo brings it back. */
export function removeSystem(systemId: string): boolean {
  const order = projectState.current?.systemOrder ?? []
  const place = order.indexOf(systemId)
  const neighbour = order[place + 1] ?? order[place - 1] ?? null
  const isRemoved = change((project) => describe(project, systemId))
  if (isRemoved && workplace.systemId === systemId) workplace.systemId = neighbour
  return isRemoved
}
