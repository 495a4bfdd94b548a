import type { Drawing } from '../drawing/drawing'

/** Distance of the part of a line that runs back to the left from the devices below it, and of its way down from the last device. */
const RETURN_ABOVE = 44
const RETURN_ASIDE = 26
/** Devices whose heights differ by less stand beside one another. */
const BESIDE = 1

/**
 * Writes the orthogonal route of a wire and returns the number of its corners, 0 where an end is missing: straight to a device beside it; down and to the right to one that is fed; back to the left
 * above the next line where a chain goes on there.
 */
export function wireRoute(drawing: Drawing, edge: number, route: Float64Array): number {
  const { x, y, halfWidth, halfHeight } = drawing
  const source = drawing.source[edge] ?? -1
  const target = drawing.target[edge] ?? -1
  if (source < 0 || target < 0) return 0
  const [fromX, fromY] = [x[source] ?? 0, y[source] ?? 0]
  const [toX, toY] = [x[target] ?? 0, y[target] ?? 0]
  const [fromHalf, toHalf] = [halfWidth[source] ?? 0, halfWidth[target] ?? 0]
  if (Math.abs(toY - fromY) <= BESIDE) {
    const aside = toX > fromX ? 1 : -1
    corner(route, 0, fromX + aside * fromHalf, fromY)
    corner(route, 1, toX - aside * toHalf, toY)
    return 2
  }
  const down = toY > fromY ? 1 : -1
  if (toX - toHalf > fromX) {
    corner(route, 0, fromX, fromY + down * (halfHeight[source] ?? 0))
    corner(route, 1, fromX, toY)
    corner(route, 2, toX - toHalf, toY)
    return 3
  }
  const lane = toY - down * RETURN_ABOVE
  const outside = Math.max(fromX + fromHalf, toX) + RETURN_ASIDE
  corner(route, 0, fromX + fromHalf, fromY)
  corner(route, 1, outside, fromY)
  corner(route, 2, outside, lane)
  corner(route, 3, toX, lane)
  corner(route, 4, toX, toY - down * (halfHeight[target] ?? 0))
  return 5
}

function corner(route: Float64Array, place: number, x: number, y: number): void {
  route[2 * place] = x
  route[2 * place + 1] = y
}
