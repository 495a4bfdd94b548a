import { renameSystem as describe } from '../../../model/edits/systems/rename-system'
import { change } from '../change'

/** Renames a system; an empty name changes nothing. */
export function renameSystem(systemId: string, name: string): void {
  const given = name.trim()
  if (given === '') return
  change((project) => (project.systems[systemId]?.name === given ? { label: '', ops: [] } : describe(project, systemId, given)))
}
