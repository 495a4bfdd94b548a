import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Place } from '../../../drawing/view/spatial-index'
import { setPicked } from '../../open-system/local'

/** Picks all nodes of the same kind and model as the picked ones. For pipes of the same material and bore, the side table is used. */
export function pickSameModel({ diagram, glyph }: Drawing, places: readonly Place[]): void {
  const like = (row: number): string => [glyph[row], diagram.nodeModel[row], diagram.nodeJointType[row], diagram.nodeOutlets[row]].join()
  const wanted = new Set(places.filter((place) => place.kind === 'node').map((place) => like(place.row)))
  const nodes: string[] = []
  for (let row = 0; row < diagram.nodeCount; row++) if (wanted.has(like(row))) nodes.push(diagram.nodeId[row] ?? '')
  setPicked({ nodes, edges: [] })
}
