import type { Change } from '../../change'
import { nodeAt } from '../../diagram-rows'
import type { Project } from '../../project'
import { systemOf } from '../../system-ops'
import { isNote, noteRows } from './note-rows'
import type { Size } from './size'

const NO_SIZE = (): Size => ({ width: 0, height: 0 })

/**
 * Writes another text into a text block, lines parted by line feeds; its upper left corner stays where it is, by the size that a text has on the board. Without ops where
 * the node is none.
 */
export function setNoteText(
  project: Project,
  systemId: string,
  nodeId: string,
  text: string,
  sizeOf: (text: string) => Size = NO_SIZE,
): Change {
  const label = 'setNoteText'
  const { diagram } = systemOf(project, systemId)
  const [row] = noteRows(diagram, [nodeId]).filter((each) => isNote(diagram, each))
  if (row === undefined) return { label, ops: [] }
  const before = nodeAt(diagram, row)
  if (before.data.label === text) return { label, ops: [] }
  const [was, is] = [sizeOf(before.data.label ?? ''), sizeOf(text)]
  const [x, y] = [before.x + (is.width - was.width) / 2, before.y + (is.height - was.height) / 2]
  const after = { ...before, x, y, data: { ...before.data, label: text } }
  return { label, ops: [{ table: 'node', systemId, before, after, at: row }] }
}
