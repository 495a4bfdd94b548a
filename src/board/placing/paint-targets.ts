import type { Drawing } from '../../drawing/drawing/drawing'
import type { Painter, PathPen } from '../../drawing/paint/painter'
import type { Palette } from '../../drawing/paint/palette'
import type { SpatialIndex } from '../../drawing/view/spatial-index'
import { tracePlaceholder, tracePlaceholderPlus } from '../../drawing/symbols/placeholder'
import { traceRoundedBox } from '../../drawing/symbols/forms/rounded-box'
import type { Box } from '../../drawing/view/view'
import { ACCEPTS } from './placing'
import type { DropTargets } from './placing'

const GLOW = [
  { aside: 18, weight: 0.5 },
  { aside: 10, weight: 1 },
]
/** Minimum size of a glow on screen when zoomed out. */
const SMALLEST_PX = 7
/** Places closer than this on screen share one glow. */
const CELL_PX = 8

/** Dims the board and lets the accepting places glow through. */
export function paintTargets(
  painter: Painter,
  canvas: CanvasRenderingContext2D,
  scene: { drawing: Drawing; index: SpatialIndex; targets: DropTargets; palette: Palette; seen: Box; scale: number },
): void {
  const { drawing, index, targets, palette, seen, scale } = scene
  canvas.save()
  canvas.globalAlpha = 0.55
  canvas.fillStyle = palette.paper
  canvas.fillRect(seen.minX, seen.minY, seen.maxX - seen.minX, seen.maxY - seen.minY)
  canvas.restore()
  const rows = index.nodesIn(seen).filter((row) => targets.nodes[row] === ACCEPTS)
  const shown = rows.length > 1000 ? oneACell(drawing, rows, seen, scale) : rows
  const each = (trace: (pen: PathPen, x: number, y: number, row: number) => void) => (pen: PathPen) => {
    for (const row of shown) trace(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, row)
  }
  const least = SMALLEST_PX / scale
  for (const { aside, weight } of GLOW) {
    canvas.save()
    canvas.globalAlpha = weight
    painter.fill(
      palette.accentFill,
      each((pen, x, y, row) => {
        const width = 2 * (drawing.halfWidth[row] ?? 0) + aside
        const height = 2 * (drawing.halfHeight[row] ?? 0) + aside
        traceRoundedBox(pen, x, y, Math.max(width, least), Math.max(height, least))
      }),
    )
    canvas.restore()
  }
  painter.fill(palette.paper, each(tracePlaceholder))
  painter.stroke({ colour: palette.accent, width: 2, dash: [] }, each(tracePlaceholder))
  painter.stroke({ colour: palette.accent, width: 2, dash: [] }, each(tracePlaceholderPlus))
}

function oneACell(drawing: Drawing, rows: readonly number[], seen: Box, scale: number): number[] {
  const across = Math.ceil(((seen.maxX - seen.minX) * scale) / CELL_PX) + 1
  const taken = new Set<number>()
  return rows.filter((row) => {
    const column = Math.floor((((drawing.x[row] ?? 0) - seen.minX) * scale) / CELL_PX)
    const line = Math.floor((((drawing.y[row] ?? 0) - seen.minY) * scale) / CELL_PX)
    const cell = line * across + column
    if (taken.has(cell)) return false
    taken.add(cell)
    return true
  })
}
