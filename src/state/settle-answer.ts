import { anchoredPlaces } from '../engine/anchored-places'
import { outdoorModules } from '../model/outdoor-modules'
import type { SystemResult } from '../engine/system-result'
import { withParts } from '../engine/with-parts'
import { settlePositions } from './commit'
import { packState } from './pack'
import { projectState } from './project'

/** Puts the nodes of a system where an answer has arranged them, and what stands beside a node with it; the answer with these places. */
export function settleAnswer(answer: SystemResult): SystemResult {
  const { systemId, arrangedX: x, arrangedY: y } = answer
  const diagram = projectState.current?.systems[systemId]?.diagram
  const anchored = diagram && x.length === diagram.nodeCount ? anchoredPlaces(diagram, x, y, moduleCount) : []
  if (anchored.length === 0) {
    settlePositions(systemId, x, y)
    return answer
  }
  // A column of an answer is never written to.
  const [arrangedX, arrangedY] = [x.slice(), y.slice()]
  for (const place of anchored) {
    arrangedX[place.row] = place.x
    arrangedY[place.row] = place.y
  }
  settlePositions(systemId, arrangedX, arrangedY)
  return withParts(answer, { arrangedX, arrangedY })
}

/** A system whose answer has come was drawn from a pack; only where none is loaded are models taken for modules. */
function moduleCount(models: readonly string[]): number {
  return packState.pack ? outdoorModules(packState.pack, models).length : models.length
}
