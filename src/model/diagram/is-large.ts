import { countUnits } from '../project/list/count-units'
import type { System } from '../project/project'

/** A drawing with more nodes is shown before its side panels and drawn in slices. */
export const LARGE_NODES = 5_000

/** Whether drawing the piping of a system takes noticeably long. */
export function isLarge({ diagram, indoorUnits }: Pick<System, 'diagram' | 'indoorUnits'>): boolean {
  return Math.max(diagram.nodeCount, countUnits(indoorUnits)) >= LARGE_NODES
}
