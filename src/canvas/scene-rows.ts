import { chooseDetail } from './detail'
import type { Detail } from './detail'
import type { Drawing } from './drawing'
import type { SpatialIndex } from './spatial-index'
import { visibleBox } from './view'
import type { View } from './view'

export interface SceneRows {
  nodes: readonly number[]
  edges: readonly number[]
  detail: Detail
}

const FAR_BELOW_WITHOUT_INDEX: SceneRows['detail'] = 'far'

/**
 * The rows on screen and how they are drawn. `everything` lists all rows once, for views that hold most of the diagram: asking the
 * index would only take longer. Without an index, while it is being built, everything is drawn from afar.
 */
export function sceneRows(
  drawing: Drawing,
  index: SpatialIndex | null,
  everything: readonly number[],
  view: View,
  width: number,
  height: number,
): SceneRows {
  const box = visibleBox(view, width, height)
  const { extent } = drawing
  const isWhole = box.minX <= extent.minX && box.minY <= extent.minY && box.maxX >= extent.maxX && box.maxY >= extent.maxY
  const nodes = isWhole || !index ? everything : index.nodesIn(box)
  const detail = index ? chooseDetail(view.scale, nodes.length) : FAR_BELOW_WITHOUT_INDEX
  const edges = detail === 'far' && nodes.length > MOST_PIPES_FROM_AFAR ? [] : index ? index.edgesIn(box) : []
  return { nodes, edges, detail }
}

/** From afar pipes are drawn up to this many symbols; above, cells stand for everything. */
const MOST_PIPES_FROM_AFAR = 6_000

/** The numbers from 0 up, as a list of rows. */
export function allRows(count: number): readonly number[] {
  return Array.from({ length: count }, (_, row) => row)
}
