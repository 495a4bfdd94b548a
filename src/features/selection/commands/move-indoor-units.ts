import { moveIndoorUnits as describe } from '../../../model/edits/list/move-indoor-units'
import { changeByPack } from '../../../workbench/commands/change'

/** Moves list entries to another system. */
export function moveIndoorUnits(fromId: string, unitIds: readonly string[], toId: string): boolean {
  return changeByPack((project, pack) => describe(project, fromId, unitIds, toId, pack))
}
