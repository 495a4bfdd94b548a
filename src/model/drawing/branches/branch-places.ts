import { ROW } from '../plans/spacing'

interface Point {
  x: number
  y: number
}

/**
 * Returns the positions of a branch whose first node is put on `top`; the others keep their positions relative to it. `height` is the height to clear
 * below `top`; 0 for a single node. The core arranges them afterwards, so positions need only be distinct. `beside` maps accessories to the index
 * of the node they are anchored to; they keep their offset from it.
 */
export function branchPlaces(
  points: readonly Point[],
  top: Point,
  beside: ReadonlyMap<number, number> = new Map(),
): { places: Point[]; height: number } {
  const first = points[0] ?? top
  const hanging = points.filter((_, at) => at > 0 && !beside.has(at))
  const highest = Math.min(...hanging.map(({ y }) => y))
  const lowest = Math.max(...hanging.map(({ y }) => y))
  const places = points.map(({ x, y }, at) => (at === 0 ? top : { x: top.x + x - first.x, y: top.y + ROW + y - highest }))
  for (const [at, anchor] of beside) {
    const [from, to, own] = [points[anchor], places[anchor], points[at]]
    if (from && to && own) places[at] = { x: own.x + to.x - from.x, y: own.y + to.y - from.y }
  }
  return { places, height: hanging.length === 0 ? 0 : ROW + lowest - highest }
}
