import { moveIndoorUnits } from '../../../model/edits/list/move-indoor-units'
import { changeByPack } from '../change'

/** Moves list entries to another system. */
export function moveUnits(fromId: string, unitIds: readonly string[], toId: string): boolean {
  return changeByPack((project, pack) => moveIndoorUnits(project, fromId, unitIds, toId, pack))
}
