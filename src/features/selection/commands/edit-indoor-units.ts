import { editIndoorUnits as describe } from '../../../model/edits/list/edit-indoor-unit'
import type { IndoorUnitPatch } from '../../../model/edits/list/edit-indoor-unit'
import { changeByPack } from '../../../workbench/commands/change'

/** Changes the same fields of one or more entries of a system's list. */
export function editIndoorUnits(systemId: string, unitIds: readonly string[], patch: IndoorUnitPatch): boolean {
  return changeByPack((project, pack) => describe(project, systemId, unitIds, patch, pack))
}
