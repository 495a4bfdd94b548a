import { setPipe } from '../../../model/edits/set-pipe'
import { change } from './change'

/** Sets the number of 90° bends of one or many pipes. */
export function setPipeBends(systemId: string, edgeIds: readonly string[], bends: number | null): void {
  change((project) => setPipe(project, systemId, edgeIds, { bends }))
}
