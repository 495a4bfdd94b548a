import { chooseDetail, MOST_BLOCKS, MOST_SYMBOLS } from './detail'
import type { Detail } from './detail'
import type { SpatialIndex } from '../view/spatial-index'
import { visibleBox } from '../view/view'
import type { View } from '../view/view'

export interface SceneRows {
  nodes: readonly number[]
  edges: readonly number[]
  detail: Detail
  /** True when there are too many rows for single blocks: cells stand for all of them, and the rows are not listed. */
  isCrowded: boolean
}

/** Returns the rows on screen and their level of detail. */
export function sceneRows(index: SpatialIndex, view: View, width: number, height: number): SceneRows {
  const box = visibleBox(view, width, height)
  // The query stops one row after the limit that decides the detail; a full view would list every row.
  const nodes = index.nodesIn(box, MOST_SYMBOLS + 1)
  const detail = chooseDetail(view.scale, nodes.length)
  if (detail === 'far' && nodes.length > MOST_BLOCKS) return { nodes: [], edges: [], detail, isCrowded: true }
  return { nodes, edges: index.edgesIn(box), detail, isCrowded: false }
}
