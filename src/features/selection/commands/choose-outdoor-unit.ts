import { chooseOutdoorUnit as describe } from '../../../model/edits/choose-outdoor-unit'
import { change } from './change'

/** Chooses outdoor modules or one listed combination; the drawing follows in the same step. */
export function chooseOutdoorUnit(systemId: string, models: readonly string[]): boolean {
  return change((project, pack) => describe(project, systemId, models, pack))
}
