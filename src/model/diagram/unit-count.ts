import { isUnitKind } from '../project/codes'
import type { Diagram } from './diagram'
import { kindAt } from './diagram-tree'
import { disabledNodes } from './disabled'

/** Returns the number of drawn units that run: those behind a pipe that is out of use do not count. */
export function unitCount(diagram: Diagram): number {
  const unused = disabledNodes(diagram)
  let count = 0
  for (let row = 0; row < diagram.nodeCount; row++) if (isUnitKind(kindAt(diagram, row)) && unused?.[row] !== 1) count++
  return count
}
