import type { Drawing } from '../../src/drawing/drawing/drawing'
import { childPipes } from '../../src/drawing/drawing/tree-walk'

/** Returns the arrow keys that lead from nothing picked to a node: to the outdoor unit, then downwards and to the right. */
export function keysTo(drawing: Drawing, row: number): string[] {
  const feed = drawing.feed[row] ?? -1
  if (feed < 0) return ['ArrowDown']
  const parent = drawing.source[feed] ?? 0
  const place = childPipes(drawing, parent).indexOf(feed)
  return [...keysTo(drawing, parent), 'ArrowDown', ...Array.from({ length: place }, () => 'ArrowRight')]
}
