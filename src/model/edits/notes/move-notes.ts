import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { noteRows } from './note-rows'
import { placeNotes } from './place-notes'

/** Moves text blocks and other nodes outside the piping by the same distance; nodes of the piping are arranged by the core and stay. */
export function moveNotes(project: Project, systemId: string, nodeIds: readonly string[], dx: number, dy: number): Change {
  const { diagram } = systemOf(project, systemId)
  const rows = noteRows(diagram, nodeIds)
  const places = rows.map((row) => ({ x: (diagram.nodeX[row] ?? 0) + dx, y: (diagram.nodeY[row] ?? 0) + dy }))
  return { label: 'moveNotes', ops: placeNotes(systemId, diagram, rows, places) }
}
