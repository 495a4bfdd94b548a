import type { Change } from '../../change'
import type { Project } from '../../project'
import { systemOf } from '../../system-ops'

/** Forgets the frozen design; the installed state is the design from now on. Without ops where none is frozen. */
export function unfreezeDesign(project: Project, systemId: string): Change {
  const { frozen } = systemOf(project, systemId)
  return { label: 'unfreezeDesign', ops: frozen ? [{ table: 'frozen', systemId, before: frozen, after: null }] : [] }
}
