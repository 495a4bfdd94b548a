/** Within this many pixels of an edge the board moves under what is carried. */
const ZONE_PX = 40
const FASTEST_PX = 14

/** Pixels by which the view moves in one frame while something is carried at (px,py). */
export function edgeScroll(px: number, py: number, width: number, height: number): { dx: number; dy: number } {
  return { dx: pull(px, width), dy: pull(py, height) }
}

function pull(at: number, size: number): number {
  if (at < 0 || at > size) return 0
  if (at < ZONE_PX) return Math.ceil(((ZONE_PX - at) / ZONE_PX) * FASTEST_PX)
  if (at > size - ZONE_PX) return -Math.ceil(((at - (size - ZONE_PX)) / ZONE_PX) * FASTEST_PX)
  return 0
}
