import type { Drawing } from '../../../drawing/drawing/drawing'
import type { Place } from '../../../drawing/view/spatial-index'
import { setPicked } from '../../open-system/local'

/** Picks the pipes that lead to the picked nodes; picked pipes stay picked. */
export function pickPipe({ diagram, feed }: Drawing, places: readonly Place[]): void {
  const rows = new Set(places.map((place) => (place.kind === 'edge' ? place.row : (feed[place.row] ?? -1))))
  const edges = Array.from(rows, (row) => diagram.edgeId[row] ?? '').filter((id) => id !== '')
  if (edges.length > 0) setPicked({ nodes: [], edges })
}
