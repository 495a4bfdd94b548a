import { moveIndoorUnits as describe } from '../../../model/edits/list/move-indoor-units'
import { change } from './change'

/** Moves lines to another system's list. */
export function moveIndoorUnits(fromId: string, unitIds: readonly string[], toId: string): boolean {
  return change((project, pack) => describe(project, fromId, unitIds, toId, pack))
}
