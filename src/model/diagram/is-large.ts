import { countUnits } from '../project/count-units'
import type { System } from '../project/project'

/** A drawing of more nodes is shown before the panels beside it, and drawn in slices. */
export const LARGE_NODES = 5_000

/** Whether drawing the piping of a system takes long enough to be felt. */
export function isLarge({ diagram, indoorUnits }: Pick<System, 'diagram' | 'indoorUnits'>): boolean {
  return Math.max(diagram.nodeCount, countUnits(indoorUnits)) >= LARGE_NODES
}
