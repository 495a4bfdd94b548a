import type { SystemResult } from '../engine/system-result'
import type { Diagram } from '../model/diagram'
import { createDrawing } from './drawing'
import { floorBands } from './floor-bands'
import { labelledExtent } from './labelled-extent'
import type { LabelSource } from './label-source'
import { paintScene } from './paint-scene'
import { PALETTES } from './palette'
import type { BoardTheme } from './palette'
import { svgPainter } from './svg-painter'
import type { SvgFonts } from './svg-painter'

export interface SvgOptions {
  theme: BoardTheme
  labels: LabelSource
  /** Points wide; the height follows. Without it one point is one board unit. */
  width?: number
  fonts?: SvgFonts
  /** Leaves the ground of the drawing open, for paper. */
  isTransparent?: boolean
}

const MARGIN = 16
const DEFAULT_FONTS: SvgFonts = { latin: "'Inter Variable', 'Noto Sans', sans-serif", eastAsian: "'Noto Sans SC', sans-serif" }

/** The whole diagram with all labels as an SVG picture, the same drawing as on the board. Needs no document. */
export function diagramSvg(diagram: Diagram, result: SystemResult | null, options: SvgOptions): string {
  const { labels, theme } = options
  const palette = PALETTES[theme]
  const drawing = createDrawing(diagram, result, labels.equipment)
  const { minX, minY, maxX, maxY } = labelledExtent(drawing)
  const width = maxX - minX + 2 * MARGIN
  const height = maxY - minY + 2 * MARGIN
  const painter = svgPainter(options.fonts ?? DEFAULT_FONTS)
  if (!options.isTransparent) painter.fill(palette.paper, (pen) => pen.rect(minX - MARGIN, minY - MARGIN, width, height))
  paintScene(painter, {
    drawing,
    nodes: Array.from({ length: drawing.nodeCount }, (_, row) => row),
    edges: Array.from({ length: drawing.edgeCount }, (_, row) => row),
    bands: floorBands(drawing, labels),
    labels,
    palette,
    detail: 'near',
    scale: 1,
  })
  const shownWidth = options.width ?? width
  const size = `width="${rounded(shownWidth)}" height="${rounded((shownWidth * height) / width)}"`
  const window = [minX - MARGIN, minY - MARGIN, width, height].map(rounded).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${window}">\n${painter.body()}\n</svg>`
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}
