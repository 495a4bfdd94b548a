import { labelPlace } from '../engine/label-place'
import type { LabelPlace } from '../engine/label-place'
import { labelDistanceAt } from '../model/label-distance'
import { glyphAt } from './drawing'
import type { Scene } from './paint-scene'
import type { Fluid } from './palette'
import { pipeDiameters, pipeLength } from './pipe-label'
import { HIGH_PRESSURE_ASIDE, labelStretch, pipeRoute } from './pipe-route'
import type { Route, Stretch } from './pipe-route'
import { fitText, textWidth } from './text-width'

/** One run of a pipe's label: a text of one fluid, from its left end. */
export interface LabelPiece {
  fluid: Fluid
  text: string
  x: number
  y: number
}

interface Run {
  fluid: Fluid
  text: string
}

/** Height of a line of text, in parts of its size. */
const LINE_HEIGHT = 1.3
/** Between two texts, in parts of their size. */
const GAP = 0.5
const WIDEST = 110
/** Middle of a line above and below a pipe, in lines. */
const ABOVE = -0.75
const BELOW = 0.85
/** What a joint's own name takes of the line that arrives at it. */
const FITTING_NAME_WIDTH = 52

/** Where the runs of a pipe's label stand: right of a vertical piece, above and below a horizontal one. Nothing where there is no room. */
export function pipeLabelPlaces(scene: Scene, edge: number, route: Route, size: number): LabelPiece[] {
  const { drawing, labels } = scene
  const target = drawing.diagram.edgeTarget[edge] ?? -1
  const stretch = labelStretch(route, pipeRoute(drawing, edge, route))
  const line = size * LINE_HEIGHT
  // A capped outlet has no pipe behind it.
  if (!stretch || stretch.length < line || glyphAt(drawing, target) === 'endCap') return []
  const length = scene.detail === 'near' && stretch.length >= 2 * line ? pipeLength(drawing, edge, labels) : ''
  const first: Run[] = length === '' ? [] : [{ fluid: 'generic', text: fitText(length, size, WIDEST) }]
  const diameters: Run[] = pipeDiameters(drawing, edge, labels)
  const place = labelPlace(stretch, labelDistanceAt(drawing.diagram, edge))
  return stretch.isVertical
    ? besideVertical(stretch, place, first, diameters, size)
    : besideHorizontal(stretch, place, first, diameters, size, glyphAt(drawing, target) === 'joint')
}

function besideVertical(stretch: Stretch, place: LabelPlace, first: Run[], diameters: Run[], size: number): LabelPiece[] {
  const line = size * LINE_HEIGHT
  const isThreePipe = diameters.length > 2
  const isSplit = isThreePipe && stretch.length >= 3 * line
  const rows = [first, ...(isSplit ? [diameters.slice(0, 2), diameters.slice(2)] : [diameters])].filter((row) => row.length > 0)
  const x = place.x + (isThreePipe ? HIGH_PRESSURE_ASIDE : 0)
  return rows.flatMap((row, at) => placedRow(row, x, place.y + (at - (rows.length - 1) / 2) * line, size))
}

function besideHorizontal(
  stretch: Stretch,
  place: LabelPlace,
  first: Run[],
  diameters: Run[],
  size: number,
  endsAtJoint: boolean,
): LabelPiece[] {
  const line = size * LINE_HEIGHT
  const taken = endsAtJoint ? FITTING_NAME_WIDTH : 0
  const room = stretch.length - taken - GAP * size
  const middle = place.x - taken / 2
  const above = Math.min(place.y, stretch.startY + ABOVE * line)
  const single = [...first, ...diameters]
  const centred = (row: Run[], y: number): LabelPiece[] => placedRow(row, middle - rowWidth(row, size) / 2, y, size)
  if (rowWidth(single, size) <= room) return centred(single, above)
  const down = BELOW * line + (diameters.length > 2 ? HIGH_PRESSURE_ASIDE : 0)
  return [...centred(first, above), ...placedRow(diameters, place.x - rowWidth(diameters, size) / 2, stretch.startY + down, size)]
}

function rowWidth(row: readonly Run[], size: number): number {
  return row.reduce((width, { text }) => width + textWidth(text, size), GAP * size * (row.length - 1))
}

function placedRow(row: readonly Run[], x: number, y: number, size: number): LabelPiece[] {
  let from = x
  return row.map((run) => {
    const piece = { ...run, x: from, y }
    from += textWidth(run.text, size) + GAP * size
    return piece
  })
}
