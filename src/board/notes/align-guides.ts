import { nodeBox } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Box } from '../../drawing/view/view'

/** A line on which what is moved stands with something else, in board units. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

export interface Aligned {
  dx: number
  dy: number
  guides: Guide[]
}

/** Where a moved box comes near to standing in line with others, edge or middle, it snaps into that line. */
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
