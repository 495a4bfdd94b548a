import { setPipe } from '../../../model/edits/drawing/set-pipe'
import { change } from '../../../workbench/commands/change'

/** Sets the length in m of one or many pipes; null restores the default length. */
export function setPipeLength(systemId: string, edgeIds: readonly string[], lengthM: number | null): void {
  change((project) => setPipe(project, systemId, edgeIds, { lengthM }))
}
