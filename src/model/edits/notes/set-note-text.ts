import type { Change } from '../../change/change'
import { nodeAt } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { isNote, noteRows } from './note-rows'

/** Sets the text of a text block; line feeds separate lines. Without ops where the node is no text block. */
export function setNoteText(project: Project, systemId: string, nodeId: string, text: string): Change {
  const label = 'setNoteText'
  const { diagram } = systemOf(project, systemId)
  const [row] = noteRows(diagram, [nodeId]).filter((each) => isNote(diagram, each))
  if (row === undefined) return { label, ops: [] }
  const before = nodeAt(diagram, row)
  if (before.data.label === text) return { label, ops: [] }
  const after = { ...before, data: { ...before.data, label: text } }
  return { label, ops: [{ table: 'node', systemId, before, after, at: row }] }
}
