import { ROW } from '../spacing'

interface Point {
  x: number
  y: number
}

/**
 * Where the nodes of a branch go when its first node is put on `top`: the first there, the others below it as they stood to each other. `height` is what has to be free
 * below `top`; 0 for a single node. The core arranges them afterwards, so it is enough that no two nodes share a place.
 */
export function branchPlaces(points: readonly Point[], top: Point): { places: Point[]; height: number } {
  const [first = top, ...others] = points
  const highest = Math.min(...others.map(({ y }) => y))
  const lowest = Math.max(...others.map(({ y }) => y))
  const places = others.map(({ x, y }) => ({ x: top.x + x - first.x, y: top.y + ROW + y - highest }))
  return { places: [top, ...places], height: others.length === 0 ? 0 : ROW + lowest - highest }
}
