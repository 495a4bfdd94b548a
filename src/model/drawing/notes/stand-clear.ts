import type { Diagram } from '../../diagram/diagram'
import type { Recording } from '../record'
import { anchoredRows } from './anchored-rows'
import type { Anchored } from './anchored-rows'
import { placeBeside } from './place-beside'

/** Wider than any board, so that a position can be encoded as one number. */
const WIDTH = 2 ** 26

/**
 * Moves an accessory to another position beside its anchor where an edit put a node on the same position. Edits that make room keep accessories
 * with their anchors. The core arranges both afterwards.
 */
export function standClear(recording: Recording): void {
  const anchored = anchoredRows(recording.diagram)
  if (anchored.length === 0) return
  const standing = new Map(anchored.map((each) => [placeOf(recording.diagram, each.row), each]))
  const inTheWay = new Set<Anchored>()
  const { nodeCount } = recording.diagram
  for (let row = 0; row < nodeCount; row++) {
    const other = standing.get(placeOf(recording.diagram, row))
    if (other && other.row !== row) inTheWay.add(other)
  }
  for (const { row, anchor } of inTheWay) {
    const { diagram } = recording
    recording.setNodePlaces([row], [placeBeside(diagram, { x: diagram.nodeX[anchor] ?? 0, y: diagram.nodeY[anchor] ?? 0 })])
  }
}

function placeOf({ nodeX, nodeY }: Diagram, row: number): number {
  return (nodeY[row] ?? 0) * WIDTH + (nodeX[row] ?? 0)
}
