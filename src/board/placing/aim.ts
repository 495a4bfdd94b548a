import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place, SpatialIndex } from '../../drawing/view/spatial-index'
import { ACCEPTS, ASK, NO_PLACE } from './placing'
import type { DropTargets } from './placing'

/** Where the carried item would go. `place` is null over empty ground. */
export interface Aim {
  place: Place | null
  /** ACCEPTS, REFUSES or ASK; NO_PLACE over a row that can never take the item. */
  verdict: number
}

const NOWHERE: Aim = { place: null, verdict: NO_PLACE }
/** At any zoom a drop snaps no farther than to the neighbouring place, in board units. */
const FARTHEST_SNAP = 120

/**
 * Finds the place for a drop: the row under the point if it may accept the item, else the nearest accepting place within `snap` board units, else
 * the row under the point with its refusal.
 */
export function aimAt(
  drawing: Drawing,
  index: SpatialIndex,
  targets: DropTargets,
  point: { x: number; y: number },
  snap: number,
  reach: number,
): Aim {
  const under = index.at(point.x, point.y, reach)
  const verdict = under ? verdictOf(targets, under) : NO_PLACE
  if (under && (verdict === ACCEPTS || verdict === ASK)) return { place: under, verdict }
  const row = nearestAccepting(drawing, index, targets, point, Math.min(snap, FARTHEST_SNAP))
  if (row >= 0) return { place: { kind: 'node', row }, verdict: ACCEPTS }
  return under ? { place: under, verdict } : NOWHERE
}

export function verdictOf(targets: DropTargets, place: Place): number {
  return (place.kind === 'node' ? targets.nodes[place.row] : targets.edges[place.row]) ?? NO_PLACE
}

function nearestAccepting(
  drawing: Drawing,
  index: SpatialIndex,
  targets: DropTargets,
  { x, y }: { x: number; y: number },
  snap: number,
): number {
  let best = -1
  let nearest = snap
  for (const row of index.nodesIn({ minX: x - snap, minY: y - snap, maxX: x + snap, maxY: y + snap })) {
    if (targets.nodes[row] !== ACCEPTS) continue
    const distance = Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y)
    if (distance >= nearest) continue
    nearest = distance
    best = row
  }
  return best
}
