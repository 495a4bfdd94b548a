import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { editSystem } from './edit-system'

/** Renames a system. */
export function renameSystem(project: Project, systemId: string, name: string): Change {
  return { ...editSystem(project, systemId, { name }), label: 'renameSystem' }
}
