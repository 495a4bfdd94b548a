import { addSystem as describe } from '../../../model/edits/add-system'
import { newId } from '../../../model/ids'
import { workplace } from '../../../state/workplace'
import { change } from './change'

/** Adds an empty system and picks it. */
export function addSystem(): boolean {
  const id = newId()
  const isAdded = change((project) => describe(project, { id }))
  if (isAdded) workplace.systemId = id
  return isAdded
}
