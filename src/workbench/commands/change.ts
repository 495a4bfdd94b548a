import i18next from 'i18next'
import type { Change } from '../../model/change/change'
import type { Project } from '../../model/project/project'
import { notify } from '../../platform/notify'
import { commit } from '../../state/document/commit'
import { projectState } from '../../state/document/project'

/** Describes a change of the open project and commits it; says so where the project may only be looked at. Returns whether anything changed. */
export function change(describe: (project: Project) => Change): boolean {
  const project = projectState.current
  if (!project || !mayChange()) return false
  const described = describe(project)
  if (described.ops.length === 0) return false
  commit(described)
  return true
}

/** Whether the open project may be changed; says so where it may only be looked at. */
export function mayChange(): boolean {
  if (projectState.readOnly) notify('info', i18next.t('piping:message.readOnly'))
  return !projectState.readOnly
}
