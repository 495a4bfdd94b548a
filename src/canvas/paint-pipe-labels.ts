import { SMALLEST_TEXT } from './detail'
import type { Scene } from './paint-scene'
import { HIGH_PRESSURE_ASIDE } from './paint-pipes'
import type { Painter, TextStyle } from './painter'
import type { Fluid } from './palette'
import { pipeDiameters, pipeLength } from './pipe-label'
import { labelStretch, newRoute, pipeRoute } from './pipe-route'
import { fitText, textWidth } from './text-width'

const SIZE = 10
const LINE = 13
const ASIDE = 6
const GAP = 6
const WIDEST = 100
/** Beside a pipe of this length or more the lengths stand above the diameters; beside a shorter one only the diameters fit. */
const ROOM_FOR_TWO_LINES = 2 * LINE

interface Piece {
  text: string
  x: number
  y: number
}

/** Lengths, bends and diameters beside their pipes; from the middle distance the diameters alone. */
export function paintPipeLabels(painter: Painter, scene: Scene): void {
  const isNear = scene.detail === 'near'
  const size = isNear ? SIZE : 12
  if (size * scene.scale < SMALLEST_TEXT) return
  const pieces: Record<Fluid, Piece[]> = { generic: [], liquid: [], gas: [], highPressure: [] }
  const route = newRoute()
  for (const edge of scene.edges) {
    const stretch = labelStretch(route, pipeRoute(scene.drawing, edge, route))
    if (!stretch || stretch.length < LINE) continue
    const length = isNear ? pipeLength(scene.drawing, edge, scene.labels) : ''
    const diameters = pipeDiameters(scene.drawing, edge, scene.labels)
    const rows: { fluid: Fluid; text: string }[][] = []
    if (length !== '' && stretch.length >= ROOM_FOR_TWO_LINES) rows.push([{ fluid: 'generic', text: fitText(length, size, WIDEST) }])
    if (diameters.length > 2 && stretch.isVertical && stretch.length >= 3 * LINE) rows.push(diameters.slice(0, 2), diameters.slice(2))
    else if (diameters.length > 0) rows.push(diameters)
    if (stretch.isVertical) {
      rows.forEach((row, at) =>
        putRow(
          row,
          stretch.x + ASIDE + (diameters.length > 2 ? HIGH_PRESSURE_ASIDE : 0),
          stretch.y + (at - (rows.length - 1) / 2) * LINE,
          size,
          pieces,
        ),
      )
    } else {
      const single = rows.flat()
      const width = rowWidth(single, size)
      if (width <= stretch.length + 2 * GAP) putRow(single, stretch.x - width / 2, stretch.y - LINE * 0.75, size, pieces)
      else
        rows.forEach((row, at) =>
          putRow(row, stretch.x - rowWidth(row, size) / 2, stretch.y + (at === 0 ? -0.75 : 0.85) * LINE, size, pieces),
        )
    }
  }
  const style = (colour: string): TextStyle => ({ colour, size, weight: 500, align: 'left' })
  for (const fluid of ['generic', 'liquid', 'gas', 'highPressure'] as const) {
    const colour = fluid === 'generic' ? scene.palette.text : scene.palette.fluids[fluid].colour
    painter.text(style(colour), (put) => pieces[fluid].forEach(({ text, x, y }) => put(text, x, y)))
  }
}

function rowWidth(row: readonly { text: string }[], size: number): number {
  return row.reduce((width, { text }) => width + textWidth(text, size), GAP * (row.length - 1))
}

function putRow(row: readonly { fluid: Fluid; text: string }[], x: number, y: number, size: number, pieces: Record<Fluid, Piece[]>): void {
  let from = x
  for (const { fluid, text } of row) {
    pieces[fluid].push({ text, x: from, y })
    from += textWidth(text, size) + GAP
  }
}
