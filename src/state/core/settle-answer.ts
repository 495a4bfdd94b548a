import { anchoredPlaces } from '../../engine/arrange/anchored-places'
import { outdoorModules } from '../../model/project/outdoor-modules'
import type { SystemResult } from '../../engine/decode/system-result'
import { withParts } from '../../engine/decode/with-parts'
import { settlePositions } from '../piping/commit'
import { packState } from './pack'
import { projectState } from '../piping/project'

/** Writes the positions of an answer into its system's drawing and moves what is anchored to a node with it. Returns the answer with the final positions. */
export function settleAnswer(answer: SystemResult): SystemResult {
  const { x, y } = settlePlaces(answer.systemId, answer.arrangedX, answer.arrangedY)
  return x === answer.arrangedX ? answer : withParts(answer, { arrangedX: x, arrangedY: y })
}

/**
 * Writes the core's positions into a system's drawing and moves what is anchored to a node with it. Returns the final positions: the same columns where nothing
 * is anchored.
 */
export function settlePlaces(systemId: string, x: Float64Array, y: Float64Array): { x: Float64Array; y: Float64Array } {
  const diagram = projectState.current?.systems[systemId]?.diagram
  const anchored = diagram && x.length === diagram.nodeCount ? anchoredPlaces(diagram, x, y, moduleCount) : []
  // The columns of an answer are never written to.
  const places = anchored.length === 0 ? { x, y } : { x: x.slice(), y: y.slice() }
  for (const place of anchored) {
    places.x[place.row] = place.x
    places.y[place.row] = place.y
  }
  settlePositions(systemId, places.x, places.y)
  return places
}

/** Counts the modules of a system. Each model counts as a module only while no pack is loaded, which is never the case once an answer has come. */
function moduleCount(models: readonly string[]): number {
  return packState.pack ? outdoorModules(packState.pack, models).length : models.length
}
