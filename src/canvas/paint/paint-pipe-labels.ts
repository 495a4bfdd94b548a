import { readableSize, SMALLEST_TEXT } from './detail'
import type { Scene } from './paint-scene'
import type { Painter } from './painter'
import type { Fluid } from './palette'
import { pipeLabelPlaces } from '../labels/pipe-label-places'
import type { LabelPiece } from '../labels/pipe-label-places'
import { newRoute } from '../drawing/pipe-route'

const NEAR_SIZE = 10
const LARGEST_SIZE = 17
const READABLE_PX = 8.5

/** Lengths, bends and diameters beside their pipes; from the middle distance the diameters alone. */
export function paintPipeLabels(painter: Painter, scene: Scene): void {
  const size = scene.detail === 'near' ? NEAR_SIZE : readableSize(READABLE_PX, scene.scale, NEAR_SIZE, LARGEST_SIZE)
  if (size * scene.scale < SMALLEST_TEXT) return
  const pieces: Record<Fluid, LabelPiece[]> = { generic: [], liquid: [], gas: [], highPressure: [] }
  const route = newRoute()
  for (const edge of scene.edges) for (const piece of pipeLabelPlaces(scene, edge, route, size)) pieces[piece.fluid].push(piece)
  for (const fluid of ['generic', 'liquid', 'gas', 'highPressure'] as const) {
    const colour = fluid === 'generic' ? scene.palette.text : scene.palette.fluids[fluid].colour
    painter.text({ colour, size, weight: 500, align: 'left' }, (put) => pieces[fluid].forEach(({ text, x, y }) => put(text, x, y)))
  }
}
