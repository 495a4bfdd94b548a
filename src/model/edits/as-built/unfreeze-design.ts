import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Removes the frozen design; the installed state becomes the design. Without ops where none is frozen. */
export function unfreezeDesign(project: Project, systemId: string): Change {
  const { frozen } = systemOf(project, systemId)
  return { label: 'unfreezeDesign', ops: frozen ? [{ table: 'frozen', systemId, before: frozen, after: null }] : [] }
}
