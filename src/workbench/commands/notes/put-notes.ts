import type { NoteClip } from '../../../model/project/clip'
import { pasteNotes } from '../../../model/edits/clip/paste-notes'
import { newId } from '../../../model/change/ids'
import { setPicked } from '../../open-system/local'
import { change } from '../change'

/** Pastes copied text blocks at a point of the board, or beside the row that is there, and picks them. */
export function putNotes(systemId: string, clip: NoteClip, at: { x: number; y: number }): void {
  const ids = clip.notes.map(() => newId())
  if (change((project) => pasteNotes(project, systemId, clip, at, ids))) setPicked({ nodes: ids, edges: [] })
}
