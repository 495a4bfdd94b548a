import { anchoredPlaces } from '../../engine/arrange/anchored-places'
import { outdoorModules } from '../../model/project/outdoor-modules'
import type { SystemResult } from '../../engine/decode/system-result'
import { withParts } from '../../engine/decode/with-parts'
import { settlePositions } from '../document/commit'
import { packState } from './pack'
import { projectState } from '../document/project'

/** Puts the nodes of a system where an answer has arranged them, and what stands beside a node with it; the answer with these places. */
export function settleAnswer(answer: SystemResult): SystemResult {
  const { x, y } = settlePlaces(answer.systemId, answer.arrangedX, answer.arrangedY)
  return x === answer.arrangedX ? answer : withParts(answer, { arrangedX: x, arrangedY: y })
}

/** Puts the nodes of a system where the core has arranged them, and what stands beside a node with it; these places, or the same columns where nothing stands beside. */
export function settlePlaces(systemId: string, x: Float64Array, y: Float64Array): { x: Float64Array; y: Float64Array } {
  const diagram = projectState.current?.systems[systemId]?.diagram
  const anchored = diagram && x.length === diagram.nodeCount ? anchoredPlaces(diagram, x, y, moduleCount) : []
  // A column of an answer is never written to.
  const places = anchored.length === 0 ? { x, y } : { x: x.slice(), y: y.slice() }
  for (const place of anchored) {
    places.x[place.row] = place.x
    places.y[place.row] = place.y
  }
  settlePositions(systemId, places.x, places.y)
  return places
}

/** A system whose answer has come was drawn from a pack; only where none is loaded are models taken for modules. */
function moduleCount(models: readonly string[]): number {
  return packState.pack ? outdoorModules(packState.pack, models).length : models.length
}
