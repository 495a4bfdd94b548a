import { GLYPHS } from '../drawing/glyph'
import type { Drawing } from '../drawing/drawing'
import type { Box } from './view'

/** Space for labels around the outermost symbols. */
const AROUND = { side: 90, above: 24, below: 106 }
/** Space for the capacities beside an outdoor unit, and its name and ratios above it. */
const AROUND_OUTDOOR = { side: 170, above: 62 }
/** Space for the sentences of a kit's findings, which may start at its middle. */
const RIGHT_OF_KIT = 120
const OUTDOOR = GLYPHS.indexOf('outdoor')
const KIT = GLYPHS.indexOf('kit')

/** Returns a box with space for labels around it. */
export function withLabels(box: Box): Box {
  return { minX: box.minX - AROUND.side, minY: box.minY - AROUND.above, maxX: box.maxX + AROUND.side, maxY: box.maxY + AROUND.below }
}

/** Returns the extent of the whole diagram with its labels. */
export function labelledExtent(drawing: Drawing): Box {
  const extent = withLabels(drawing.extent)
  if (drawing.glyph.includes(KIT)) extent.maxX = drawing.extent.maxX + RIGHT_OF_KIT
  const row = drawing.glyph.indexOf(OUTDOOR)
  if (row < 0) return extent
  const x = drawing.x[row] ?? 0
  const y = drawing.y[row] ?? 0
  const half = (drawing.halfWidth[row] ?? 0) + AROUND_OUTDOOR.side
  return {
    minX: Math.min(extent.minX, x - half),
    minY: Math.min(extent.minY, y - (drawing.halfHeight[row] ?? 0) - AROUND_OUTDOOR.above),
    maxX: Math.max(extent.maxX, x + half),
    maxY: extent.maxY,
  }
}

/** Returns where reading a diagram starts: the middle of its outdoor unit, and the top of the text above it. */
export function drawingStart(drawing: Drawing): { x: number; minY: number } {
  const row = drawing.glyph.indexOf(OUTDOOR)
  const { minX, maxX, minY } = labelledExtent(drawing)
  if (row < 0) return { x: (minX + maxX) / 2, minY }
  return { x: drawing.x[row] ?? 0, minY: (drawing.y[row] ?? 0) - (drawing.halfHeight[row] ?? 0) - AROUND_OUTDOOR.above }
}
