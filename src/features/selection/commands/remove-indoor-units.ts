import { removeIndoorUnits as describe } from '../../../model/edits/list/remove-indoor-units'
import { changeByPack } from '../../../workbench/commands/change'

export function removeIndoorUnits(systemId: string, unitIds: readonly string[]): boolean {
  return changeByPack((project, pack) => describe(project, systemId, unitIds, pack))
}
