import { renameSystem as describe } from '../../../model/edits/systems/rename-system'
import { change } from './change'

/** Gives a system another name; an empty one is not taken. */
export function renameSystem(systemId: string, name: string): boolean {
  const trimmed = name.trim()
  if (trimmed === '') return false
  return change((project) =>
    project.systems[systemId]?.name === trimmed ? { label: 'renameSystem', ops: [] } : describe(project, systemId, trimmed),
  )
}
