import { setDefaultLength as edit } from '../../model/edits/drawing/set-default-length'
import { change } from './change'

/** Sets what pipes of a system without a length of their own count as, in m; null gives that back to the pack. */
export function setDefaultLength(systemId: string, lengthM: number | null): void {
  change((project) => edit(project, systemId, lengthM))
}
