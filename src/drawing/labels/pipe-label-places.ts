import { labelPlace } from '../../engine/arrange/label-place'
import type { LabelPlace } from '../../engine/arrange/label-place'
import { labelDistanceAt } from '../../model/diagram/label-distance'
import { glyphAt } from '../drawing/drawing'
import type { Scene } from '../paint/scene'
import { pipeLabelRuns, wayRuns } from './pipe-label-runs'
import type { LabelRun } from './pipe-label-runs'
import { HIGH_PRESSURE_ASIDE, labelStretch, pipeRoute } from '../drawing/pipe-route'
import type { Route, Stretch } from '../drawing/pipe-route'
import { isSecondOfPair } from '../drawing/pipe-pairs'
import { BADGE_RADIUS, BADGE_RISE } from '../symbols/forms/badge'
import { textWidth } from './text-width'
import type { LabelPiece } from './label-piece'
import { wireLabelPlaces } from './wire-label-places'

/** Line height as a multiple of the text size. */
const LINE_HEIGHT = 1.3
/** Gap between two texts as a multiple of their size. */
const GAP = 0.5
/** Maximum width of a label beside a vertical pipe that has room below; another floor may begin further right. */
const WIDEST = 80
/** Middle of the lines above and below a pipe, in line heights. */
const ABOVE = -0.75
const BELOW = 0.85
/** Width that a joint's name takes from the pipe that arrives at it. */
const FITTING_NAME_WIDTH = 52
/** The same as a multiple of the size of text that grows. */
const NAME_LETTERS = 4
/** Height of a badge above its symbol. */
const BADGE_ROOM = BADGE_RISE + BADGE_RADIUS
/** Pipes of an air handler share their lower pieces, so their labels are placed below the kits. */
const KIT_LABEL = { aside: 8, down: 30, widest: 56 }

/** Places the runs of a pipe's label: right of a vertical piece, above and below a horizontal one. Returns nothing where there is no room. */
export function pipeLabelPlaces(scene: Scene, edge: number, route: Route, size: number): LabelPiece[] {
  const { drawing, labels } = scene
  if (labels.wires) return wireLabelPlaces(route, pipeRoute(drawing, edge, route), labels.wires.line(edge), size)
  const target = drawing.diagram.edgeTarget[edge] ?? -1
  const stretch = labelStretch(route, pipeRoute(drawing, edge, route))
  const line = size * LINE_HEIGHT
  // A capped outlet and a free place have no pipe yet; a pair has one label.
  if (!stretch || stretch.length < line || glyphAt(drawing, target) === 'endCap' || isSecondOfPair(drawing, edge)) return []
  const isNear = scene.detail === 'near'
  if (glyphAt(drawing, target) === 'airHandler') return isNear ? belowKit(scene, edge, size) : []
  if (!isNear) return fromAfar(scene, edge, stretch, size)
  const hasLength = stretch.length >= 2 * line && wayRuns(drawing, edge, labels).length > 0
  const rows = pipeLabelRuns(drawing, edge, labels, { hasLength, isShort: false })
  const place = labelPlace(stretch, labelDistanceAt(drawing.diagram, edge))
  if (stretch.isVertical) {
    const brief = pipeLabelRuns(drawing, edge, labels, { hasLength, isShort: true })
    return besideVertical(roomBeside(scene, target, stretch), place, rows, brief, size)
  }
  const endsAtJoint = isNamed(scene, target)
  const isFitting = rows.every((row) => rowWidth(row, size) <= stretch.length - (endsAtJoint ? FITTING_NAME_WIDTH : 0))
  const fitting = isFitting ? rows : pipeLabelRuns(drawing, edge, labels, { hasLength, isShort: true })
  return besideHorizontal(stretch, place, fitting, size, endsAtJoint)
}

/** Places as much of a label as there is room for: length and diameters, else the one or the other. */
function fromAfar(scene: Scene, edge: number, stretch: Stretch, size: number): LabelPiece[] {
  const { drawing, labels } = scene
  const line = size * LINE_HEIGHT
  const place = labelPlace(stretch, labelDistanceAt(drawing.diagram, edge))
  const hasLength = stretch.length >= 2 * line
  const whole = pipeLabelRuns(drawing, edge, labels, { hasLength, isShort: true, hasBends: false })
  const diameters = pipeLabelRuns(drawing, edge, labels, { hasLength: false, isShort: true })
  const choices = [whole, [hasLength ? wayRuns(drawing, edge, labels, false) : []], diameters].filter((rows) =>
    rows.some((row) => row.length > 0),
  )
  if (stretch.isVertical) {
    const shown = choices.map((rows) => wrapped(rows, size)).find((lines) => lines.length * line <= stretch.length - GAP * size)
    return shown ? placedLines(shown, place.x, place.y, size) : []
  }
  const taken = isNamed(scene, drawing.diagram.edgeTarget[edge] ?? -1) ? Math.max(FITTING_NAME_WIDTH, NAME_LETTERS * size) : 0
  const shown = choices.map((rows) => rows.flat()).find((row) => rowWidth(row, size) <= stretch.length - taken - GAP * size)
  if (!shown) return []
  const toRight = stretch.endX > stretch.startX ? 1 : -1
  return placedRow(shown, place.x - (toRight * taken) / 2 - rowWidth(shown, size) / 2, stretch.startY + ABOVE * line, size)
}

/** A joint or header bears its name where the pipe arrives. */
function isNamed({ drawing, detail }: Scene, target: number): boolean {
  const glyph = glyphAt(drawing, target)
  return glyph === 'header' || (glyph === 'joint' && detail === 'near')
}

function belowKit({ drawing, labels }: Scene, edge: number, size: number): LabelPiece[] {
  const kit = drawing.diagram.edgeSource[edge] ?? -1
  const rows = pipeLabelRuns(drawing, edge, labels, { hasLength: true, isShort: true })
  const x = (drawing.x[kit] ?? 0) + KIT_LABEL.aside
  const y = (drawing.y[kit] ?? 0) + (drawing.halfHeight[kit] ?? 0) + KIT_LABEL.down
  return wrapped(rows, size, KIT_LABEL.widest).flatMap((row, at) => placedRow(row, x, y + at * size * LINE_HEIGHT, size))
}

function besideVertical(room: number, place: LabelPlace, rows: LabelRun[][], brief: LabelRun[][], size: number): LabelPiece[] {
  const line = size * LINE_HEIGHT
  const isThreePipe = rows.some((row) => row.some(({ ink }) => ink === 'highPressure'))
  const narrow = wrapped(rows, size)
  const fits = (lines: LabelRun[][]): boolean => lines.length * line <= room
  const shown = fits(narrow) ? narrow : fits(wrapped(brief, size)) ? wrapped(brief, size) : brief
  const x = place.x + (isThreePipe ? HIGH_PRESSURE_ASIDE : 0)
  return placedLines(shown, x, place.y, size)
}

/** Places rows below one another around a middle. */
function placedLines(rows: readonly LabelRun[][], x: number, middle: number, size: number): LabelPiece[] {
  return rows.flatMap((row, at) => placedRow(row, x, middle + (at - (rows.length - 1) / 2) * size * LINE_HEIGHT, size))
}

/** Returns the height of a label half-way along a vertical piece: it ends above the badge of the symbol below. */
function roomBeside({ drawing }: Scene, target: number, stretch: Stretch): number {
  return stretch.length - ((drawing.result?.nodeWorst[target] ?? 0) > 0 ? 2 * BADGE_ROOM : 0)
}

/** Wraps rows that are too wide into the next row. */
function wrapped(rows: readonly LabelRun[][], size: number, widest = WIDEST): LabelRun[][] {
  return rows.flatMap((row) => {
    const lines: LabelRun[][] = []
    for (const run of row.flatMap((each) => narrowed(each, size))) {
      const last = lines.at(-1)
      if (last && rowWidth([...last, run], size) <= widest) last.push(run)
      else lines.push([run])
    }
    return lines
  })
}

/** Splits a length from its bends where together they are too wide. */
function narrowed(run: LabelRun, size: number): LabelRun[] {
  if (textWidth(run.text, size) <= WIDEST) return [run]
  return run.text.split(' · ').map((text) => ({ ...run, text }))
}

function besideHorizontal(stretch: Stretch, place: LabelPlace, rows: LabelRun[][], size: number, endsAtJoint: boolean): LabelPiece[] {
  const line = size * LINE_HEIGHT
  const taken = endsAtJoint ? FITTING_NAME_WIDTH : 0
  const room = stretch.length - taken - GAP * size
  const middle = place.x - taken / 2
  const above = Math.min(place.y, stretch.startY + ABOVE * line)
  const single = rows.flat()
  const centred = (row: readonly LabelRun[], x: number, y: number): LabelPiece[] => placedRow(row, x - rowWidth(row, size) / 2, y, size)
  if (rowWidth(single, size) <= room) return centred(single, middle, above)
  const [first = [], ...others] = rows
  const isThreePipe = single.some(({ ink }) => ink === 'highPressure')
  const down = BELOW * line + (isThreePipe ? HIGH_PRESSURE_ASIDE : 0)
  return [...centred(first, middle, above), ...others.flatMap((row, at) => centred(row, place.x, stretch.startY + down + at * line))]
}

function rowWidth(row: readonly LabelRun[], size: number): number {
  return row.reduce((width, { text }) => width + textWidth(text, size), GAP * size * (row.length - 1))
}

function placedRow(row: readonly LabelRun[], x: number, y: number, size: number): LabelPiece[] {
  let from = x
  return row.map((run) => {
    const piece = { ...run, x: from, y }
    from += textWidth(run.text, size) + GAP * size
    return piece
  })
}
