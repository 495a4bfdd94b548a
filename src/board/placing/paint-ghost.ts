import type { LabelSource } from '../../drawing/labels/label-source'
import { paintPipes } from '../../drawing/paint/paint-pipes'
import { paintSymbols } from '../../drawing/paint/paint-symbols'
import type { Painter } from '../../drawing/paint/painter'
import type { Palette } from '../../drawing/paint/palette'
import { traceRoundedBox } from '../../drawing/symbols/forms/rounded-box'
import type { Ghost } from './placing'

/** At most this many rows of a carried branch are drawn, from its root downwards. */
const MOST_ROWS = 400
const HALO = 8

/** Draws the carried item as it will look, with its root at (x,y). */
export function paintGhost(
  painter: Painter,
  canvas: CanvasRenderingContext2D,
  scene: { ghost: Ghost; labels: LabelSource; palette: Palette; x: number; y: number; scale: number },
): void {
  const { ghost, labels, palette, x, y, scale } = scene
  const { drawing, root } = ghost
  const shown = {
    drawing: { ...drawing, result: null },
    nodes: ghost.nodes.slice(0, MOST_ROWS),
    edges: ghost.edges.slice(0, MOST_ROWS),
    bands: [],
    labels,
    palette,
    detail: 'middle' as const,
    scale,
  }
  canvas.save()
  canvas.translate(x - (drawing.x[root] ?? 0), y - (drawing.y[root] ?? 0))
  canvas.globalAlpha = 0.8
  paintPipes(painter, shown)
  paintSymbols(painter, shown)
  canvas.globalAlpha = 1
  const width = 2 * (drawing.halfWidth[root] ?? 0) + HALO
  const height = 2 * (drawing.halfHeight[root] ?? 0) + HALO
  painter.stroke({ colour: palette.accent, width: 2 / Math.min(1, scale), dash: [] }, (pen) =>
    traceRoundedBox(pen, drawing.x[root] ?? 0, drawing.y[root] ?? 0, width, height),
  )
  canvas.restore()
}
