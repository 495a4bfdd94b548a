import type { Change } from '../../change/change'
import type { NoteClip } from '../../project/clip'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { inSequence } from '../in-sequence'
import { addNote } from '../notes/add-note'
import { freePoint } from '../notes/free-point'

/** Pastes text blocks onto the board, the first at a point in board units or beside a block already there; `ids` are the new ids. */
export function pasteNotes(
  project: Project,
  systemId: string,
  { notes }: NoteClip,
  at: { x: number; y: number },
  ids: readonly string[] = [],
): Change {
  const { x, y } = freePoint(project, systemId, at)
  const edits = notes.map(
    ({ text, dx, dy }, place) =>
      (now: Project) =>
        addNote(now, systemId, { text, x: x + dx, y: y + dy, id: ids[place] ?? newId() }),
  )
  return inSequence(project, systemId, 'addNote', edits)
}
