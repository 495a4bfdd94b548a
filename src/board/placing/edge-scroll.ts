/** Within this many pixels of an edge the board scrolls while an item is carried. */
const ZONE_PX = 40
const FASTEST_PX = 14

/** Returns the pixels by which the view scrolls in one frame while an item is carried at (px,py). */
export function edgeScroll(px: number, py: number, width: number, height: number): { dx: number; dy: number } {
  return { dx: pull(px, width), dy: pull(py, height) }
}

function pull(at: number, size: number): number {
  if (at < 0 || at > size) return 0
  if (at < ZONE_PX) return Math.ceil(((ZONE_PX - at) / ZONE_PX) * FASTEST_PX)
  if (at > size - ZONE_PX) return -Math.ceil(((at - (size - ZONE_PX)) / ZONE_PX) * FASTEST_PX)
  return 0
}
