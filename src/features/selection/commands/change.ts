import type { Change } from '../../../model/change'
import type { Project } from '../../../model/project'
import { commit } from '../../../state/commit'
import { packState, type DesignPack } from '../../../state/pack'
import { currentProject } from '../../../state/project'

/** Describes a change of the open project and commits it. False where no project is open, it may only be read, or nothing would change. */
export function change(describe: (project: Project, pack: DesignPack) => Change): boolean {
  const project = currentProject()
  const { pack } = packState
  return project !== null && pack !== null && commit(describe(project, pack))
}
