import type { Pack } from '../../../contract/pack'
import type { Change } from '../../../model/change/change'
import type { Project } from '../../../model/project/project'
import { commit } from '../../../state/document/commit'
import { packState } from '../../../state/core/pack'
import { currentProject } from '../../../state/document/project'

/** Describes a change of the open project and commits it. False where no project is open, it may only be read, or nothing would change. */
export function change(describe: (project: Project, pack: Pack) => Change): boolean {
  const project = currentProject()
  const { pack } = packState
  return project !== null && pack !== null && commit(describe(project, pack))
}
