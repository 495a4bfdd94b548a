import { removeFromDrawing } from '../../../../model/edits/remove-from-drawing'
import { setNoteText } from '../../../../model/edits/notes/set-note-text'
import { change } from '../change'

/** Writes a text block; one without any text goes. */
export function writeNote(systemId: string, nodeId: string, text: string): void {
  change((project) =>
    text.trim() === ''
      ? removeFromDrawing(project, systemId, { nodes: [nodeId], edges: [] })
      : setNoteText(project, systemId, nodeId, text.replace(/\r\n?/g, '\n')),
  )
}
