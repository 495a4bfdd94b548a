import { copySystems } from '../../../model/edits/clip/copy-systems'
import { pasteSystems } from '../../../model/edits/clip/paste-systems'
import { change } from '../change'

/** Puts a copy of each of these systems at the end of the project, in one step. */
export function duplicateSystems(systemIds: readonly string[]): void {
  change((project) => ({ ...pasteSystems(project, copySystems(project, systemIds)), label: 'copySystem' }))
}
