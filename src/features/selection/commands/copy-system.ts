import { copySystem as describe } from '../../../model/edits/systems/copy-system'
import { change } from './change'

/** Copies a system with its list and drawing; the copy is not picked. */
export function copySystem(systemId: string): boolean {
  return change((project) => describe(project, systemId))
}
