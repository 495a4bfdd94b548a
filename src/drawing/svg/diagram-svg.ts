import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { createDrawing } from '../drawing/drawing'
import { floorBands } from '../paint/floor-bands'
import { labelledExtent } from '../view/labelled-extent'
import type { LabelSource } from '../labels/label-source'
import { paintScene } from '../paint/paint-scene'
import { PALETTES } from '../paint/palette'
import type { BoardTheme } from '../paint/palette'
import { svgPainter } from './svg-painter'
import type { SvgFonts } from './svg-painter'
import { SVG_FONTS, svgDocument } from './svg-document'

export interface SvgOptions {
  theme: BoardTheme
  labels: LabelSource
  /** Width in points; the height follows. By default one point is one board unit. */
  width?: number
  fonts?: SvgFonts
  /** Leaves the background transparent, for paper. */
  isTransparent?: boolean
}

const MARGIN = 16

/** Returns the whole diagram with all labels as an SVG image, equal to the board's drawing. Needs no document. */
export function diagramSvg(diagram: Diagram, result: SystemResult | null, options: SvgOptions): string {
  const { labels, theme } = options
  const palette = PALETTES[theme]
  const drawing = createDrawing(diagram, result, labels.equipment)
  const extent = labelledExtent(drawing)
  const box = { minX: extent.minX - MARGIN, minY: extent.minY - MARGIN, maxX: extent.maxX + MARGIN, maxY: extent.maxY + MARGIN }
  const painter = svgPainter(options.fonts ?? SVG_FONTS)
  if (!options.isTransparent) painter.fill(palette.paper, (pen) => pen.rect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY))
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
  const { head, tail } = svgDocument(box, options.width === undefined ? {} : { width: options.width })
  return head + painter.pieces().join('\n') + tail
}
