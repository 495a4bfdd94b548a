import type { Diagram } from '../../model/diagram/diagram'
import { anchoredRows } from '../../model/drawing/notes/anchored-rows'
import type { Anchored } from '../../model/drawing/notes/anchored-rows'
import { offsetOf } from '../../model/drawing/notes/plus-offset'
import { COLUMN, ROW } from '../../model/drawing/plans/spacing'
import { Crowd } from './crowd'
import type { ModuleCount, Point } from './crowd'

/** Number of rows of accessories below each other, where several find no place beside their unit. */
const STEP = 40
const STEPS = 4

/** A place that the core does not set: it arranges only the piping. */
export interface AnchoredPlace extends Point {
  row: number
}

/** Places nearer than this are the same: a distance added to a place is rounded. */
const SAME = 1e-6

/**
 * Places accessories after the core has arranged the piping: each at its stored distance from its node; where the piping or another accessory covers that
 * place, beside or below its node, until the place is free again. The result depends only on the arrangement and the distances, not on earlier places. Only places that differ
 * from the core's are returned. The cost is proportional to the number of accessories, unless some are not at their distance.
 */
export function anchoredPlaces(diagram: Diagram, x: Float64Array, y: Float64Array, moduleCount: ModuleCount): AnchoredPlace[] {
  const anchored = anchoredRows(diagram).filter(
    ({ row, anchor }) => !isRing(diagram, row, anchor) && !Number.isNaN(x[anchor] ?? NaN) && !Number.isNaN(y[anchor] ?? NaN),
  )
  const offsets = anchored.map((each) => offsetOf(diagram.nodeRest[each.row]) ?? offsetDrawn(diagram, each))
  const pointOf = (row: number): Point => ({ x: x[row] ?? 0, y: y[row] ?? 0 })
  const isThere = ({ row, anchor }: Anchored, at: number): boolean =>
    isSame(pointOf(row), wantedAt(pointOf(anchor), offsets[at])) &&
    isSame(pointOf(row), { x: diagram.nodeX[row] ?? 0, y: diagram.nodeY[row] ?? 0 })
  const standing = new Set(anchored.map(({ row }) => nameOf(pointOf(row))))
  if (anchored.every(isThere) && standing.size === anchored.length) return []
  const crowd = new Crowd(diagram, x, y, moduleCount)
  // Their current places must not block each other's new places.
  for (const { row } of anchored) crowd.take(row)
  const placed = new Map<number, Point>()
  const taken = new Set<string>()
  for (const [at, { row, anchor }] of anchored.entries()) {
    const from = placed.get(anchor) ?? pointOf(anchor)
    const wanted = wantedAt(from, offsets[at])
    const isWantedFree = !taken.has(nameOf(wanted)) && crowd.isFree(wanted, true)
    const place = isWantedFree ? wanted : (placesBeside(from).find((each) => crowd.isFree(each)) ?? pointOf(row))
    taken.add(nameOf(place))
    crowd.put(row, place)
    placed.set(row, place)
  }
  return [...placed].filter(([row, place]) => !isSame(pointOf(row), place)).map(([row, place]) => ({ row, ...place }))
}

/** Two accessories anchored to each other would move each other forever, so only the later one follows. */
function isRing({ nodeKind }: Diagram, row: number, anchor: number): boolean {
  return anchor > row && nodeKind[anchor] === nodeKind[row]
}

/** Uses the drawn distance from the node, because older drawings store none. */
function offsetDrawn({ nodeX, nodeY }: Diagram, { row, anchor }: Anchored): Point {
  return { x: (nodeX[row] ?? 0) - (nodeX[anchor] ?? 0), y: (nodeY[row] ?? 0) - (nodeY[anchor] ?? 0) }
}

function wantedAt(from: Point, offset: Point | undefined): Point {
  return { x: from.x + (offset?.x ?? 0), y: from.y + (offset?.y ?? 0) }
}

function nameOf({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

function isSame(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < SAME && Math.abs(one.y - other.y) < SAME
}

/** Returns places to the right of a node, as an accessory is added, then below it. */
function placesBeside({ x, y }: Point): Point[] {
  const below = Array.from({ length: STEPS }, (_, step) => ({ x, y: y + ROW + step * STEP }))
  return [{ x: x + COLUMN, y }, ...below, { x: x + COLUMN, y: y + ROW }]
}
