import i18next from 'i18next'
import { noteBlock } from '../../../drawing/labels/note-block'
import { storedPlace } from '../../../drawing/labels/stored-place'
import { addNote } from '../../../model/edits/notes/add-note'
import { freePoint } from '../../../model/edits/notes/free-point'
import { newId } from '../../../model/change/ids'
import { setPicked } from '../../open-system/local'
import { noteEditing } from '../../notes/note-editing'
import { change } from '../change'

/** Adds a text block with its drawn middle at a point of the board, in board units, or beside the row that is there, and opens it for typing. */
export function addNoteAt(systemId: string, at: { x: number; y: number }): void {
  const id = newId()
  const text = i18next.t('placing:note.text')
  const place = storedPlace(noteBlock(text), at)
  const isAdded = change((project) => addNote(project, systemId, { text, ...freePoint(project, systemId, place), id }))
  if (!isAdded) return
  setPicked({ nodes: [id], edges: [] })
  noteEditing.nodeId = id
}
