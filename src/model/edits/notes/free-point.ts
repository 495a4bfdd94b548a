import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** So far a block stands aside from one that already has its place, in board units. */
const ASIDE = 25
/** Middles nearer than this cover one another. */
const NEAR = ASIDE / 2

/** A point of the board, or the next one down to the right of it that nothing covers. */
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
