import type { NoteClip } from '../../project/clip'
import { nodeText } from '../../diagram/node-text'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { isNote, noteRows } from '../notes/note-rows'

/** Copies the text blocks among these nodes, with positions relative to the first. */
export function copyNotes(project: Project, systemId: string, nodeIds: readonly string[]): NoteClip {
  const { diagram } = systemOf(project, systemId)
  const rows = noteRows(diagram, nodeIds).filter((row) => isNote(diagram, row))
  const first = rows[0] ?? -1
  const from = (column: Float64Array, row: number): number => (column[row] ?? 0) - (column[first] ?? 0)
  return {
    kind: 'notes',
    notes: rows.map((row) => ({
      text: nodeText(diagram.nodeRest[row]),
      dx: from(diagram.nodeX, row),
      dy: from(diagram.nodeY, row),
    })),
  }
}
