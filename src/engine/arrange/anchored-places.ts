import type { Diagram } from '../../model/diagram/diagram'
import { anchoredRows } from '../../model/drawing/notes/anchored-rows'
import type { Anchored } from '../../model/drawing/notes/anchored-rows'
import { offsetOf } from '../../model/drawing/notes/plus-offset'
import { COLUMN, ROW } from '../../model/drawing/plans/spacing'
import { Crowd } from './crowd'
import type { ModuleCount, Point } from './crowd'

/** Rows of accessories below each other, where several find no place beside their unit. */
const STEP = 40
const STEPS = 4

/** A place that the core does not know of: it arranges the piping alone. */
export interface AnchoredPlace extends Point {
  row: number
}

/** Nearer than this is the same place: a distance that is added to a place is rounded. */
const SAME = 1e-6

/**
 * Where what stands beside a node goes when the nodes are put where the core has arranged them: to its own distance from its node; where the piping covers it there, or another one
 * stands on that very place, beside or below its node, and back as soon as it can. All of it follows from the arrangement and from the distances, not from where anything stood before. Only places other than the core's
 * are named. Costs what stands beside nodes, but for a drawing in which some of it is not at its distance.
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
  // Where they stand now must not keep each other from where they go.
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

/** Two that name each other would move each other on and on; of what stands beside another accessory only the later one follows. */
function isRing({ nodeKind }: Diagram, row: number, anchor: number): boolean {
  return anchor > row && nodeKind[anchor] === nodeKind[row]
}

/** As far as it is drawn from its node: nothing else is known of what was drawn before distances were kept. */
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

/** To the right of a node as an accessory is added, then below it. */
function placesBeside({ x, y }: Point): Point[] {
  const below = Array.from({ length: STEPS }, (_, step) => ({ x, y: y + ROW + step * STEP }))
  return [{ x: x + COLUMN, y }, ...below, { x: x + COLUMN, y: y + ROW }]
}
