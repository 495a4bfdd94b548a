import { countUnits } from '../project/count-units'
import type { System } from '../project/project'

/** A drawing of more nodes is shown before what stands beside it, and drawn in turns. */
export const LARGE_NODES = 5_000

/** Whether drawing the piping of a system takes long enough to be felt. */
export function isLarge({ diagram, indoorUnits }: Pick<System, 'diagram' | 'indoorUnits'>): boolean {
  return Math.max(diagram.nodeCount, countUnits(indoorUnits)) >= LARGE_NODES
}
