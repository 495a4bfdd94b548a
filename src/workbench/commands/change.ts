import i18next from 'i18next'
import type { Change } from '../../model/change/change'
import type { Project } from '../../model/project/project'
import { notify } from '../../platform/notify'
import { packState, type DesignPack } from '../../state/core/pack'
import { commit } from '../../state/piping/commit'
import { currentProject, projectState } from '../../state/piping/project'
import { sayDroppedParts } from './say-dropped-parts'

/** Describes a change of the open project and commits it; shows a message where the project is read-only. Returns whether anything changed. */
export function change(describe: (project: Project) => Change): boolean {
  const project = currentProject()
  if (project === null || !mayChange()) return false
  const described = describe(project)
  const isStored = commit(described)
  if (isStored) sayDroppedParts(described)
  return isStored
}

/** Does the same for a change that needs the rule pack; returns false until the pack is loaded. */
export function changeByPack(describe: (project: Project, pack: DesignPack) => Change): boolean {
  const { pack } = packState
  return pack !== null && change((project) => describe(project, pack))
}

/** Returns whether the open project may be changed; shows a message where it is read-only. */
export function mayChange(): boolean {
  if (projectState.readOnly) notify('info', i18next.t('ui:readOnly'))
  return !projectState.readOnly
}
