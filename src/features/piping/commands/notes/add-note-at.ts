import i18next from 'i18next'
import { addNote } from '../../../../model/edits/notes/add-note'
import { newId } from '../../../../model/ids'
import { setPicked } from '../../local'
import { noteEditing } from '../../notes/note-editing'
import { change } from '../change'

/** Puts a text block at a point of the board, in board units, and opens it for writing. */
export function addNoteAt(systemId: string, { x, y }: { x: number; y: number }): void {
  const id = newId()
  if (!change((project) => addNote(project, systemId, { text: i18next.t('placing:note.text'), x, y, id }))) return
  setPicked({ nodes: [id], edges: [] })
  noteEditing.nodeId = id
}
