import { chooseOutdoorUnit as describe, lostByOutdoorUnit } from '../../../model/edits/choose-outdoor-unit'
import { packState } from '../../../state/pack'
import { currentProject, projectState } from '../../../state/project'
import { confirmLostWork } from '../../../ui/confirm-lost-work'
import { change } from './change'

/** Chooses outdoor modules or one listed combination; the drawing follows in the same step. Asks first where that takes away what somebody has drawn or typed. */
export function chooseOutdoorUnit(systemId: string, models: readonly string[]): void {
  const project = currentProject()
  const { pack } = packState
  if (!project || !pack) return
  const choose = (): boolean => change((now, packNow) => describe(now, systemId, models, packNow))
  const lost = projectState.readOnly ? null : lostByOutdoorUnit(project, systemId, models, pack)
  if (!lost) {
    choose()
    return
  }
  const { revision } = projectState
  void confirmLostWork(lost).then((isConfirmed) => isConfirmed && projectState.revision === revision && choose())
}
