import type { Drawing } from '../../../../drawing/drawing/drawing'
import { acceptingRows } from '../../../../board/placing/accepting-rows'
import type { DropTargets } from '../../../../board/placing/placing'

/**
 * Returns the ids of the places that accept a further branch, best first: those on the same joint or box as the first place, then others, each in
 * reading order from that place on and cyclically.
 */
export function placesInTurn(drawing: Drawing, first: number, targets: DropTargets): string[] {
  const { diagram, feed, x, y } = drawing
  const parent = (row: number): number => diagram.edgeSource[feed[row] ?? -1] ?? -1
  const isAfter = (row: number): boolean => ((y[row] ?? 0) - (y[first] ?? 0) || (x[row] ?? 0) - (x[first] ?? 0) || row - first) > 0
  const turn = (row: number): number => (parent(row) === parent(first) ? 0 : 2) + (isAfter(row) ? 0 : 1)
  return Array.from(acceptingRows(drawing, targets))
    .filter((row) => row !== first)
    .sort((a, b) => turn(a) - turn(b))
    .map((row) => diagram.nodeId[row] ?? '')
}
