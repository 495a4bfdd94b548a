import { moveNotes as moved } from '../../../model/edits/notes/move-notes'
import { change } from '../change'

/** Moves text blocks and other rows outside the piping by a distance in board units; rows of the piping stay. */
export function moveNotes(systemId: string, nodeIds: readonly string[], dx: number, dy: number): void {
  change((project) => moved(project, systemId, nodeIds, dx, dy))
}
