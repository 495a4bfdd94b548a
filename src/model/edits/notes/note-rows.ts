import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'

/** Returns the rows of nodes outside the piping among these: only their positions are set by the user. */
export function noteRows(diagram: Diagram, nodeIds: readonly string[]): number[] {
  return [...new Set(nodeIds.map((id) => nodeRow(diagram, id)))].filter((row) => row >= 0 && kindAt(diagram, row) === 'none')
}

export function isNote(diagram: Diagram, row: number): boolean {
  return diagram.nodeShape[row] === 'text-block'
}
