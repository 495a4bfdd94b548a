import { setDefaultLength as edit } from '../../model/edits/drawing/set-default-length'
import { change } from './change'

/** Sets the default length in m of a system's pipes; null restores the pack's. */
export function setDefaultLength(systemId: string, lengthM: number | null): void {
  change((project) => edit(project, systemId, lengthM))
}
