import type { Change } from '../../change/change'
import { freshNode } from '../../drawing/draw'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Adds a text block to the board, outside the piping; pass `id` to refer to it afterwards. */
export function addNote(project: Project, systemId: string, given: { text: string; x: number; y: number; id?: string }): Change {
  const { diagram } = systemOf(project, systemId)
  const { text, x, y } = given
  const fresh = freshNode('none', 'text-block', { label: text })
  const after = { ...fresh, id: given.id ?? fresh.id, x, y }
  return { label: 'addNote', ops: [{ table: 'node', systemId, before: null, after, at: diagram.nodeCount }] }
}
