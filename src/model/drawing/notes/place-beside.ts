import type { Diagram } from '../../diagram/diagram'
import { freeX } from '../places/free-place'
import { COLUMN, ROW } from '../plans/spacing'

/** Returns a position to the right of a node, or below it where a neighbour is in the way, so that it is clear which unit it belongs to. */
export function placeBeside(diagram: Diagram, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const right = x + COLUMN
  return freeX(diagram, right, y) === right ? { x: right, y } : { x: freeX(diagram, x, y + ROW), y: y + ROW }
}
