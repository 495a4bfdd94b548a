import { renameSystem as describe } from '../../../model/edits/systems/rename-system'
import { change } from '../change'

/** Gives a system another name; an empty one leaves it as it is. */
export function renameSystem(systemId: string, name: string): void {
  const given = name.trim()
  if (given === '') return
  change((project) => (project.systems[systemId]?.name === given ? { label: '', ops: [] } : describe(project, systemId, given)))
}
