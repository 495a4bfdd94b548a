import * as L from '../../../assembly/common/layout/layout'
import * as A from '../../../assembly/common/layout/layout-arrange'
import type { Verb } from '../../../workers/verb'
import { RATING_CONDITIONS } from '../../model/project/defaults'
import { labelDistances } from '../../model/diagram/label-distance'
import type { System } from '../../model/project/project'
import { encodeSystem } from '../encode/encode-diagram'
import type { PackedCore } from '../host/packed-core'

/** Places of everything in a diagram, in drawing units, as columns in the order of the diagram's rows. A drawing that is no tree keeps its places. */
export interface Arrangement {
  systemId: string
  x: Float64Array
  y: Float64Array
  /** Place of each edge's label; NaN where an end of the edge is missing. */
  labelX: Float64Array
  labelY: Float64Array
}

/** Places labels where the nodes are drawn when a drawing is no tree. */
const WITH_PLACES = { nodes: 0, edges: 0, columns: (1 << L.NODE_X) | (1 << L.NODE_Y) }

export const ARRANGE = { name: 'arrangeSystem', takes: ['pack', 'system', 'layout-arrange'] } as const satisfies Verb

/** Finds places for the nodes of a system and the labels of its pipes, without any check. A diagram that is no tree keeps its places. */
export async function arrange({ core, handle, rows }: PackedCore, system: System): Promise<Arrangement> {
  const { nodeCount, edgeCount } = system.diagram
  const buffer = encodeSystem(system, { design: RATING_CONDITIONS, revision: 0, withDisabled: true }, rows, WITH_PLACES)
  const places = new ArrayBuffer(A.arrangementBytes(nodeCount, edgeCount))
  labelDistances(system.diagram, new Float64Array(places, A.arrangedLabels(nodeCount, edgeCount, A.LABEL_X), edgeCount))
  const [answer] = await core.call(ARRANGE, handle, buffer, places)
  const nodes = (column: number): Float64Array => new Float64Array(answer, A.arrangedNodes(nodeCount, column), nodeCount)
  const labels = (column: number): Float64Array => new Float64Array(answer, A.arrangedLabels(nodeCount, edgeCount, column), edgeCount)
  return { systemId: system.id, x: nodes(A.ARRANGED_X), y: nodes(A.ARRANGED_Y), labelX: labels(A.LABEL_X), labelY: labels(A.LABEL_Y) }
}
