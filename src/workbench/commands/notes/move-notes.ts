import { moveNotes as moved } from '../../../model/edits/notes/move-notes'
import { change } from '../change'

/** Moves text blocks and what else stands freely by a distance in board units; what belongs to the piping stays. */
export function moveNotes(systemId: string, nodeIds: readonly string[], dx: number, dy: number): void {
  change((project) => moved(project, systemId, nodeIds, dx, dy))
}
