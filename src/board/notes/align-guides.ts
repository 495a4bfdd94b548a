import { nodeBox } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Box } from '../../drawing/view/view'

/** A line on which the moved box aligns with another, in board units. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

export interface Aligned {
  dx: number
  dy: number
  guides: Guide[]
}

/** Snaps a moved box to the edges or middles of others where it comes near them, and returns the guides. */
export function alignGuides(drawing: Drawing, moved: Box, others: readonly number[], tolerance: number): Aligned {
  const across = nearestLine(linesOf(moved.minX, moved.maxX), others, tolerance, (row) => {
    const box = nodeBox(drawing, row)
    return linesOf(box.minX, box.maxX)
  })
  const down = nearestLine(linesOf(moved.minY, moved.maxY), others, tolerance, (row) => {
    const box = nodeBox(drawing, row)
    return linesOf(box.minY, box.maxY)
  })
  const guides: Guide[] = []
  if (across) guides.push({ axis: 'x', at: across.at })
  if (down) guides.push({ axis: 'y', at: down.at })
  return { dx: across?.by ?? 0, dy: down?.by ?? 0, guides }
}

function linesOf(from: number, to: number): [number, number, number] {
  return [from, (from + to) / 2, to]
}

function nearestLine(
  own: readonly number[],
  others: readonly number[],
  tolerance: number,
  linesAt: (row: number) => readonly number[],
): { at: number; by: number } | null {
  let best: { at: number; by: number } | null = null
  for (const row of others)
    for (const at of linesAt(row))
      for (const line of own) if (Math.abs(at - line) < Math.abs(best?.by ?? tolerance)) best = { at, by: at - line }
  return best
}
