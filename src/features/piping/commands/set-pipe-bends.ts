import { setPipe } from '../../../model/edits/drawing/set-pipe'
import { change } from '../../../workbench/commands/change'

/** Sets the number of 90° bends of one or many pipes. */
export function setPipeBends(systemId: string, edgeIds: readonly string[], bends: number | null): void {
  change((project) => setPipe(project, systemId, edgeIds, { bends }))
}
