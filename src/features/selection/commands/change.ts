import type { Pack } from '../../../contract/pack'
import type { Change } from '../../../model/change'
import type { Project } from '../../../model/project'
import { commit } from '../../../state/commit'
import { packState } from '../../../state/pack'
import { projectState } from '../../../state/project'

/** Describes a change of the open project and commits it. Answers false where no project is open or it may only be read. */
export function change(describe: (project: Project, pack: Pack) => Change): boolean {
  const { current, readOnly } = projectState
  const { pack } = packState
  if (!current || !pack || readOnly) return false
  const described = describe(current, pack)
  if (described.ops.length === 0) return false
  commit(described)
  return true
}
