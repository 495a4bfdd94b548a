import { LABEL_SIZE, MIDDLE_TEXT_PX, MOST_TEXT, readableSize, SMALLEST_TEXT } from './detail'
import type { Scene } from './scene'
import type { Painter } from './painter'
import { pipeLabelPlaces } from '../labels/pipe-label-places'
import type { LabelPiece } from '../labels/label-piece'
import type { LabelInk } from '../labels/pipe-label-runs'
import { newRoute } from '../drawing/pipe-route'

/** Paints lengths, bends and diameters beside their pipes; in the middle detail the length alone where there is no room for both. */
export function paintPipeLabels(painter: Painter, scene: Scene): void {
  const size = scene.detail === 'near' ? LABEL_SIZE : readableSize(MIDDLE_TEXT_PX, scene.scale, LABEL_SIZE, MOST_TEXT)
  if (size * scene.scale < SMALLEST_TEXT) return
  const pieces: Record<LabelInk, LabelPiece[]> = { generic: [], assumed: [], liquid: [], gas: [], highPressure: [] }
  const route = newRoute()
  for (const edge of scene.edges) for (const piece of pipeLabelPlaces(scene, edge, route, size)) pieces[piece.ink].push(piece)
  const { text, mutedText, fluids } = scene.palette
  const colours: Record<LabelInk, string> = {
    generic: text,
    assumed: mutedText,
    liquid: fluids.liquid.colour,
    gas: fluids.gas.colour,
    highPressure: fluids.highPressure.colour,
  }
  for (const ink of ['generic', 'assumed', 'liquid', 'gas', 'highPressure'] as const) {
    const look = { colour: colours[ink], size, weight: 500, align: 'left' } as const
    painter.text(look, (put) => pieces[ink].forEach((piece) => put(piece.text, piece.x, piece.y)))
  }
}
