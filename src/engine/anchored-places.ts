import type { Diagram } from '../model/diagram'
import { anchoredRows } from '../model/drawing/notes/anchored-rows'
import { COLUMN, ROW } from '../model/drawing/spacing'
import { Crowd } from './crowd'
import type { Point } from './crowd'

/** Rows of accessories below each other, where several find no place beside their unit. */
const STEP = 40
const STEPS = 4

/** A place that the core does not know of: it arranges the piping alone. */
export interface AnchoredPlace extends Point {
  row: number
}

/**
 * Where what stands beside a node goes when the nodes are put where the core has arranged them: with its node, at the same distance; where a symbol would cover it there, or
 * the core has moved it off what covers it, beside or below its node. Costs what it finds, but for a drawing in which something has to move.
 */
export function anchoredPlaces(diagram: Diagram, x: Float64Array, y: Float64Array): AnchoredPlace[] {
  const moving = movingRows(diagram, x, y)
  if (moving.length === 0) return []
  const crowd = new Crowd(diagram, x, y)
  // Where they stand now must not keep each other from where they go.
  for (const { row } of moving) crowd.take(row)
  const placed: AnchoredPlace[] = []
  for (const { row, wanted } of moving) {
    const place = wanted.find((each) => crowd.isFree(each)) ?? { x: x[row] ?? 0, y: y[row] ?? 0 }
    crowd.put(row, place)
    placed.push({ row, ...place })
  }
  return placed
}

interface Moving {
  row: number
  /** The first of these that is free is where it goes. */
  wanted: Point[]
}

function movingRows(diagram: Diagram, x: Float64Array, y: Float64Array): Moving[] {
  const { nodeX, nodeY } = diagram
  const moving: Moving[] = []
  for (const { row, anchor } of anchoredRows(diagram)) {
    const to = { x: x[anchor] ?? NaN, y: y[anchor] ?? NaN }
    const by = { x: to.x - (nodeX[anchor] ?? NaN), y: to.y - (nodeY[anchor] ?? NaN) }
    const isPutOff = x[row] !== nodeX[row] || y[row] !== nodeY[row]
    if (Number.isNaN(by.x) || Number.isNaN(by.y) || (by.x === 0 && by.y === 0 && !isPutOff)) continue
    const kept = { x: (nodeX[row] ?? 0) + by.x, y: (nodeY[row] ?? 0) + by.y }
    moving.push({ row, wanted: [kept, ...placesBeside(to)] })
  }
  return moving
}

/** To the right of a node as an accessory is added, then below it. */
function placesBeside({ x, y }: Point): Point[] {
  const below = Array.from({ length: STEPS }, (_, step) => ({ x, y: y + ROW + step * STEP }))
  return [{ x: x + COLUMN, y }, ...below, { x: x + COLUMN, y: y + ROW }]
}
