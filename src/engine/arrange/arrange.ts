import * as L from '../../../assembly/shared/layout/layout'
import * as A from '../../../assembly/shared/layout/layout-arrange'
import type { CoreApi } from '../../../workers/core-api'
import { RATING_CONDITIONS } from '../../model/project/defaults'
import { labelDistances } from '../../model/diagram/label-distance'
import type { System } from '../../model/project/project'
import type { Arrangement } from './arrangement'
import { encodeSystem } from '../encode/encode-diagram'
import type { PackRows } from '../encode/pack-rows'

/** Labels stand where the nodes are drawn when a drawing is no tree. */
const WITH_PLACES = { nodes: 0, edges: 0, columns: (1 << L.NODE_X) | (1 << L.NODE_Y) }

/** Asks the core where the nodes and labels of a system stand. */
export async function arrange(core: CoreApi, handle: number, rows: PackRows, system: System): Promise<Arrangement> {
  const { nodeCount, edgeCount } = system.diagram
  const buffer = encodeSystem(system, { design: RATING_CONDITIONS, revision: 0 }, rows, WITH_PLACES)
  const places = new ArrayBuffer(A.arrangementBytes(nodeCount, edgeCount))
  labelDistances(system.diagram, new Float64Array(places, A.arrangedLabels(nodeCount, edgeCount, A.LABEL_X), edgeCount))
  const answer = await core.arrange(handle, buffer, places)
  const nodes = (column: number): Float64Array => new Float64Array(answer, A.arrangedNodes(nodeCount, column), nodeCount)
  const labels = (column: number): Float64Array => new Float64Array(answer, A.arrangedLabels(nodeCount, edgeCount, column), edgeCount)
  return { systemId: system.id, x: nodes(A.ARRANGED_X), y: nodes(A.ARRANGED_Y), labelX: labels(A.LABEL_X), labelY: labels(A.LABEL_Y) }
}
