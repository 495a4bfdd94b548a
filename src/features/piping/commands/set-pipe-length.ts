import { setPipe } from '../../../model/edits/set-pipe'
import { change } from './change'

/** Sets the length in m of one or many pipes; null gives them the default length again. */
export function setPipeLength(systemId: string, edgeIds: readonly string[], lengthM: number | null): void {
  change((project) => setPipe(project, systemId, edgeIds, { lengthM }))
}
