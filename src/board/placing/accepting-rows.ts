import type { Drawing } from '../../drawing/drawing/drawing'
import { ACCEPTS, ASK, REFUSES } from './placing'
import type { DropTargets } from './placing'

/** Returns the accepting rows in reading order: level by level, from left to right. */
export function acceptingRows(drawing: Drawing, targets: DropTargets): Int32Array {
  return rowsThat(drawing, targets, (verdict) => verdict === ACCEPTS)
}

/** Returns the accepting and the refusing rows, so that keyboard users can hear why a place refuses. */
export function answeringRows(drawing: Drawing, targets: DropTargets): Int32Array {
  return rowsThat(drawing, targets, (verdict) => verdict === ACCEPTS || verdict === REFUSES)
}

function rowsThat({ x, y }: Drawing, { nodes }: DropTargets, isMeant: (verdict: number) => boolean): Int32Array {
  const rows: number[] = []
  nodes.forEach((verdict, row) => {
    if (isMeant(verdict)) rows.push(row)
  })
  return Int32Array.from(rows).sort((a, b) => (y[a] ?? 0) - (y[b] ?? 0) || (x[a] ?? 0) - (x[b] ?? 0))
}

const counts = new WeakMap<DropTargets, number>()

/** Returns the number of accepting places. The count is cached, because it is read for every place that is aimed at. */
export function acceptingCount(targets: DropTargets): number {
  const known = counts.get(targets)
  if (known !== undefined) return known
  let count = 0
  for (const verdict of targets.nodes) if (verdict === ACCEPTS) count++
  counts.set(targets, count)
  return count
}

const asked = new WeakMap<DropTargets, ('insert' | 'replace')[]>()

/** Returns the other ways to place the carried item that no mask covers: inserting it into a pipe, or replacing its like. */
export function askedPlaces(targets: DropTargets): readonly ('insert' | 'replace')[] {
  const known = asked.get(targets)
  if (known) return known
  const found: ('insert' | 'replace')[] = []
  if (targets.edges.includes(ASK)) found.push('insert')
  if (targets.nodes.includes(ASK)) found.push('replace')
  asked.set(targets, found)
  return found
}

/** Returns the index of the row nearest to a point; -1 for an empty list. */
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
