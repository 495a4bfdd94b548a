import { glyphAt, nodeBox } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import { itemAt } from '../labels/node-label'
import type { LabelSource } from '../labels/label-source'
import type { Box } from '../view/view'

export interface FloorBand {
  floor: string
  box: Box
}

/** Space for the floor's name left of the pipe of its first unit. */
const SIDE_MARGIN = 34
const MARGIN_ABOVE = 20
/** Space for a unit's lines of text. */
const MARGIN_BELOW = 66

/** The box around the units of each floor. */
export type Floors = Map<string, Box>

/**
 * Returns bands behind the units of each floor. Neighbouring floors share a border; where units of two floors are mixed on the board, no band is
 * drawn.
 */
export function floorBands(drawing: Drawing, labels: LabelSource): FloorBand[] {
  const floors: Floors = new Map()
  collectFloors(floors, drawing, labels, 0, drawing.nodeCount)
  return bandsOf(floors)
}

/** Adds the units of some rows to the boxes of their floors. */
export function collectFloors(floors: Floors, drawing: Drawing, labels: LabelSource, from: number, to: number): void {
  for (let row = from; row < to && row < drawing.nodeCount; row++) {
    if (drawing.diagram.nodeRest[row] === undefined) continue
    const floor = itemAt(drawing, row, labels)?.floor ?? ''
    if (floor === '' || glyphAt(drawing, row) === 'outdoor') continue
    const around = floors.get(floor)
    if (around) widen(around, drawing, row)
    else floors.set(floor, nodeBox(drawing, row))
  }
}

/** Widens the box in place: a hundred thousand units would allocate as many boxes. */
function widen(box: Box, { x, y, halfWidth, halfHeight }: Drawing, row: number): void {
  const [middleX, width] = [x[row] ?? 0, halfWidth[row] ?? 0]
  const [middleY, height] = [y[row] ?? 0, halfHeight[row] ?? 0]
  box.minX = Math.min(box.minX, middleX - width)
  box.minY = Math.min(box.minY, middleY - height)
  box.maxX = Math.max(box.maxX, middleX + width)
  box.maxY = Math.max(box.maxY, middleY + height)
}

export function bandsOf(floors: Floors): FloorBand[] {
  const bands = Array.from(floors, ([floor, box]) => ({
    floor,
    box: { minX: box.minX - SIDE_MARGIN, minY: box.minY - MARGIN_ABOVE, maxX: box.maxX + SIDE_MARGIN, maxY: box.maxY + MARGIN_BELOW },
  }))
  return bands.some((band, at) => bands.slice(at + 1).some((other) => isCovering(band.box, other.box))) ? [] : bands
}

function isCovering(a: Box, b: Box): boolean {
  const touch = 2 * SIDE_MARGIN - 1
  return a.minX + touch < b.maxX && b.minX + touch < a.maxX && a.minY < b.maxY && b.minY < a.maxY
}
