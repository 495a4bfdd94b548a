import type { Drawing } from '../drawing/drawing'
import { ACCEPTS } from './placing'
import type { DropTargets } from './placing'

/** Rows of the accepting places as one reads them: level by level, from left to right. */
export function acceptingRows(drawing: Drawing, targets: DropTargets): Int32Array {
  const rows = new Int32Array(acceptingCount(targets))
  let at = 0
  for (let row = 0; row < drawing.nodeCount; row++) if (targets.nodes[row] === ACCEPTS) rows[at++] = row
  const { x, y } = drawing
  return rows.sort((a, b) => (y[a] ?? 0) - (y[b] ?? 0) || (x[a] ?? 0) - (x[b] ?? 0))
}

const counts = new WeakMap<DropTargets, number>()

/** How many places accept; counted once, though asked for with every place that is aimed at. */
export function acceptingCount(targets: DropTargets): number {
  const known = counts.get(targets)
  if (known !== undefined) return known
  let count = 0
  for (const verdict of targets.nodes) if (verdict === ACCEPTS) count++
  counts.set(targets, count)
  return count
}

/** The place in the list that is nearest to a point; -1 in an empty list. */
export function nearestRow(drawing: Drawing, rows: Int32Array, x: number, y: number): number {
  let best = -1
  let nearest = Infinity
  rows.forEach((row, at) => {
    const distance = Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y)
    if (distance >= nearest) return
    nearest = distance
    best = at
  })
  return best
}
