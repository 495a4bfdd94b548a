import { canvasPainter } from '../../drawing/paint/canvas-painter'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import { paintFar } from '../../drawing/paint/paint-far'
import { PALETTES } from '../../drawing/paint/palette'
import type { BoardTheme } from '../../drawing/paint/palette'
import type { Box, Viewport } from '../../drawing/view/view'

const MARGIN_PX = 6

/** Transform of a drawing in the overview: pixels are `x + board unit × scale`. */
export interface OverviewPlace {
  x: number
  y: number
  scale: number
}

/** Centres the whole extent in an overview of this size. */
export function placeOverview(extent: Box, width: number, height: number): OverviewPlace {
  const wide = Math.max(1, extent.maxX - extent.minX)
  const high = Math.max(1, extent.maxY - extent.minY)
  const scale = Math.min((width - 2 * MARGIN_PX) / wide, (height - 2 * MARGIN_PX) / high)
  return { scale, x: width / 2 - ((extent.minX + extent.maxX) / 2) * scale, y: height / 2 - ((extent.minY + extent.maxY) / 2) * scale }
}

/** Returns the visible part of the board, in pixels of the overview. */
export function frameIn(place: OverviewPlace, view: Viewport): { left: number; top: number; width: number; height: number } {
  const ratio = place.scale / view.scale
  return { left: place.x - view.x * ratio, top: place.y - view.y * ratio, width: view.width * ratio, height: view.height * ratio }
}

/** Returns whether the view shows the whole extent, which makes an overview redundant. */
export function seesAll(extent: Box, { x, y, scale, width, height }: Viewport): boolean {
  return (
    extent.minX * scale + x >= 0 && extent.minY * scale + y >= 0 && extent.maxX * scale + x <= width && extent.maxY * scale + y <= height
  )
}

/** Paints the whole drawing once, in the far detail. */
export function paintOverview(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  labels: LabelSource,
  theme: BoardTheme,
  place: OverviewPlace,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const palette = PALETTES[theme]
  const pixels = canvas.width / canvas.clientWidth
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = palette.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(place.scale * pixels, 0, 0, place.scale * pixels, place.x * pixels, place.y * pixels)
  paintFar(canvasPainter(context, place.scale), {
    drawing,
    nodes: allRows('nodes', drawing.nodeCount),
    edges: allRows('edges', drawing.edgeCount),
    bands: [],
    labels,
    palette,
    detail: 'far',
    scale: place.scale,
  })
}

const lists = { nodes: [] as readonly number[], edges: [] as readonly number[] }

/** Returns all rows up to a number; one list serves every image of the same drawing. */
function allRows(of: keyof typeof lists, count: number): readonly number[] {
  if (lists[of].length !== count) lists[of] = Array.from({ length: count }, (_, row) => row)
  return lists[of]
}
