import { moveNotes as moved } from '../../../../model/edits/notes/move-notes'
import { change } from '../change'

/** Leaves text blocks where they were dragged to, by a distance in board units. */
export function moveNotes(systemId: string, nodeIds: readonly string[], dx: number, dy: number): void {
  change((project) => moved(project, systemId, nodeIds, dx, dy))
}
