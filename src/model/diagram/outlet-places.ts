import type { Diagram } from './diagram'
import { kindAt, outdoorRow, outletsOf, treeOf } from './diagram-tree'

/** Position of a placeholder in the tree. */
export interface OutletPlace {
  /** Depth: 1 directly below the outdoor unit, one more below each fitting. */
  level: number
  /** Number of ends of the tree before it in drawing order, from 0. */
  floor: number
}

/** Returns level and floor of every placeholder of the tree, by row, computed from the drawing. */
export function outletPlaces(diagram: Diagram): Map<number, OutletPlace> {
  const places = new Map<number, OutletPlace>()
  const root = outdoorRow(diagram)
  if (root < 0) return places
  const tree = treeOf(diagram)
  const levels = new Int32Array(diagram.nodeCount).fill(-1)
  levels[root] = 0
  const waiting = [root]
  let floor = 0
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const outlets = outletsOf(tree, row)
    const level = levels[row] ?? 0
    if (kindAt(diagram, row) === 'placeholder') places.set(row, { level, floor })
    if (outlets.length === 0) floor++
    for (let place = outlets.length - 1; place >= 0; place--) {
      const below = diagram.edgeTarget[outlets[place] ?? -1] ?? -1
      if (below < 0 || levels[below] !== -1) continue
      levels[below] = level + 1
      waiting.push(below)
    }
  }
  return places
}
