import { addSystem as describe } from '../../../model/edits/systems/add-system'
import { newId } from '../../../model/change/ids'
import { workplace } from '../../../state/page/workplace'
import { change } from './change'

/** Adds an empty system and picks it. */
export function addSystem(): boolean {
  const id = newId()
  const isAdded = change((project) => describe(project, { id }))
  if (isAdded) workplace.systemId = id
  return isAdded
}
