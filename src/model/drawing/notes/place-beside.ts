import type { Diagram } from '../../diagram/diagram'
import { freeX } from '../places/free-place'
import { COLUMN, ROW } from '../plans/spacing'

/** To the right of a node, or under it where a neighbour stands there: at the end of a row of units nobody would know whose it is. */
export function placeBeside(diagram: Diagram, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const right = x + COLUMN
  return freeX(diagram, right, y) === right ? { x: right, y } : { x: freeX(diagram, x, y + ROW), y: y + ROW }
}
