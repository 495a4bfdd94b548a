import { addSystem as describe } from '../../../model/edits/systems/add-system'
import { newId } from '../../../model/change/ids'
import { openSystem } from '../open-system'
import { change } from '../change'

/** Adds an empty system, on the floor and level of `near` where given, and opens it. */
export function addSystem(near?: { floor: number; level: number }): void {
  const id = newId()
  const place = near ? { floor: near.floor, level: near.level } : {}
  if (change((project) => describe(project, { id, ...place }))) openSystem(id)
}
