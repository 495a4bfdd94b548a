import { removeIndoorUnits as describe } from '../../../model/edits/list/remove-indoor-units'
import { change } from './change'

export function removeIndoorUnits(systemId: string, unitIds: readonly string[]): boolean {
  return change((project, pack) => describe(project, systemId, unitIds, pack))
}
