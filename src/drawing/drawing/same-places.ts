import type { Drawing } from './drawing'

/** Returns whether two drawings have the same symbols and pipes at the same places, so that one index serves both. */
export function isSamePlaces(a: Drawing, b: Drawing): boolean {
  if (a.shape === b.shape) return true
  return (
    a.nodeCount === b.nodeCount &&
    a.edgeCount === b.edgeCount &&
    isSame(a.glyph, b.glyph) &&
    isSame(a.outlets, b.outlets) &&
    isSame(a.x, b.x) &&
    isSame(a.y, b.y) &&
    isSame(a.feed, b.feed) &&
    isSame(a.leaving, b.leaving) &&
    isSame(a.leavingFrom, b.leavingFrom) &&
    isSame(a.edge.offset, b.edge.offset)
  )
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
