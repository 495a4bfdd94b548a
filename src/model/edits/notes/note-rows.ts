import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'

/** Rows of the text blocks and other nodes outside the piping among these: only they stay where they are put. */
export function noteRows(diagram: Diagram, nodeIds: readonly string[]): number[] {
  return [...new Set(nodeIds.map((id) => nodeRow(diagram, id)))].filter((row) => row >= 0 && kindAt(diagram, row) === 'none')
}

export function isNote(diagram: Diagram, row: number): boolean {
  return diagram.nodeShape[row] === 'text-block'
}
