import type { Diagram } from '../../diagram/diagram'
import { COLUMN, ROW } from '../plans/spacing'

/** Returns the first x from here to the right at which a node at this y covers no other. */
export function freeX(diagram: Diagram, x: number, y: number): number {
  const beside: number[] = []
  for (let row = 0; row < diagram.nodeCount; row++)
    if (Math.abs((diagram.nodeY[row] ?? 0) - y) < ROW / 2) beside.push(diagram.nodeX[row] ?? 0)
  let free = x
  for (const other of beside.sort((a, b) => a - b)) if (Math.abs(other - free) < COLUMN) free = other + COLUMN
  return free
}
