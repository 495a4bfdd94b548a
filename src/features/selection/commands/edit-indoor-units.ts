import { editIndoorUnits as describe } from '../../../model/edits/list/edit-indoor-unit'
import type { IndoorUnitPatch } from '../../../model/edits/list/edit-indoor-unit'
import { change } from './change'

/** Changes the same fields of one or more lines of a system's list. */
export function editIndoorUnits(systemId: string, unitIds: readonly string[], patch: IndoorUnitPatch): boolean {
  return change((project, pack) => describe(project, systemId, unitIds, patch, pack))
}
