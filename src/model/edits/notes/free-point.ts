import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Offset of a block from one that already covers its point, in board units. */
const ASIDE = 25
/** Distance of middles below which blocks cover one another. */
const NEAR = ASIDE / 2

/** Returns the point, or the next one diagonally down to the right that nothing covers. */
export function freePoint(project: Project, systemId: string, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const { nodeX, nodeY, nodeCount } = systemOf(project, systemId).diagram
  const isTaken = (by: number): boolean => {
    for (let row = 0; row < nodeCount; row++)
      if (Math.abs((nodeX[row] ?? NaN) - x - by) < NEAR && Math.abs((nodeY[row] ?? NaN) - y - by) < NEAR) return true
    return false
  }
  let by = 0
  while (isTaken(by)) by += ASIDE
  return { x: x + by, y: y + by }
}
