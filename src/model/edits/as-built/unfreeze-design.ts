import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Forgets the frozen design; the installed state is the design from now on. Without ops where none is frozen. */
export function unfreezeDesign(project: Project, systemId: string): Change {
  const { frozen } = systemOf(project, systemId)
  return { label: 'unfreezeDesign', ops: frozen ? [{ table: 'frozen', systemId, before: frozen, after: null }] : [] }
}
