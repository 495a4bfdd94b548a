import type { Diagram } from '../../diagram/diagram'
import type { Recording } from '../record'
import { anchoredRows } from './anchored-rows'
import type { Anchored } from './anchored-rows'
import { placeBeside } from './place-beside'

/** Wider than any board, so that a place is one number. */
const WIDTH = 2 ** 26

/**
 * Moves what stands beside a node to another place beside it where an edit has put another node on its very place: whoever makes room for new nodes leaves it with its own. The core arranges both
 * afterwards.
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
