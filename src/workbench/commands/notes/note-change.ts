import type { Change } from '../../../model/change/change'
import { removeFromDrawing } from '../../../model/edits/drawing/remove-from-drawing'
import { setNoteText } from '../../../model/edits/notes/set-note-text'
import type { Project } from '../../../model/project/project'
import { mergeRules } from '../../../state/core/pack'

/** Describes the change that writes a text block; a block without text is removed. */
export function noteChange(project: Project, systemId: string, nodeId: string, text: string): Change {
  return text.trim() === ''
    ? removeFromDrawing(project, systemId, { nodes: [nodeId], edges: [] }, mergeRules())
    : setNoteText(project, systemId, nodeId, text.replace(/\r\n?/g, '\n'))
}
