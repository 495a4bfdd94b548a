import { FIRST_LANE, LABEL_ROOM, LANE_PITCH, STRAIGHT } from '../../engine/encode/symbol-sizes'
import type { Drawing } from './drawing'
import { GLYPHS } from './glyph'
import type { PathPen } from '../paint/painter'
import { BEND_RADIUS } from '../paint/palette'
import { wireRoute } from '../wiring/wire-route'

const JOINT = GLYPHS.indexOf('joint')
const HEADER = GLYPHS.indexOf('header')
const BOX = GLYPHS.indexOf('box')

/** Distance of a high-pressure pipe from the pipe that it runs beside. */
export const HIGH_PRESSURE_ASIDE = 4

/** Maximum number of corners of a route, both ends included; a pipe has four, a wire that goes on in the next line five. */
const MOST_POINTS = 5

/** A route's corners: x and y alternating. One buffer serves a whole scene; each call overwrites it. */
export type Route = Float64Array

export function newRoute(): Route {
  return new Float64Array(2 * MOST_POINTS)
}

/**
 * Writes the orthogonal route of a pipe from its upper to its lower node and returns the number of corners, 0 for a pipe with a missing end. Pipes
 * leave a joint sideways or downwards, and turn beside a fitting further down; they leave a header, a box and an outdoor unit downwards only, each in its own lane.
 */
export function pipeRoute(drawing: Drawing, edge: number, route: Route): number {
  if (drawing.wires) return wireRoute(drawing, edge, route)
  const { x, y, halfWidth, halfHeight, glyph } = drawing
  const source = drawing.source[edge] ?? -1
  const target = drawing.target[edge] ?? -1
  if (source < 0 || target < 0) return 0
  const shift = drawing.edge.shift[edge] ?? 0
  const fromX = (x[source] ?? 0) + (drawing.edge.offset[edge] ?? 0) + shift
  const middleY = y[source] ?? 0
  const toX = (x[target] ?? 0) + shift
  const toY = y[target] ?? 0
  const toJoint = glyph[target] === JOINT
  const toHalf = toJoint ? 0 : (halfHeight[target] ?? 0)
  const isStraight = Math.abs(toX - fromX) < STRAIGHT
  if (glyph[source] === JOINT) {
    if (isStraight) return two(route, fromX, middleY, fromX, toY > middleY ? toY - toHalf : toY + toHalf)
    if (Math.abs(toY - middleY) <= Math.max(toHalf, STRAIGHT)) {
      const side = toJoint ? 0 : (halfWidth[target] ?? 0)
      return two(route, fromX, middleY + shift, toX > fromX ? toX - side : toX + side, middleY + shift)
    }
    if (toY > middleY && isFitting(glyph[target])) {
      const side = toJoint ? 0 : (halfWidth[target] ?? 0)
      return three(route, fromX, middleY, fromX, toY + shift, toX > fromX ? toX - side : toX + side, toY + shift)
    }
    return three(route, fromX, middleY + shift, toX, middleY + shift, toX, toY > middleY ? toY - toHalf : toY + toHalf)
  }
  const fromY = middleY + (halfHeight[source] ?? 0)
  const inlet = toY - toHalf
  if (isStraight && inlet > fromY) return two(route, fromX, fromY, fromX, inlet)
  const laneY = fromY + laneDown(drawing, edge, inlet - fromY) + shift
  three(route, fromX, fromY, fromX, laneY, toX, laneY)
  route[6] = toX
  route[7] = inlet > fromY ? inlet : toY + toHalf
  return 4
}

function isFitting(glyph: number | undefined): boolean {
  return glyph === JOINT || glyph === HEADER || glyph === BOX
}

/** Traces a route with rounded bends. */
export function traceRoute(pen: PathPen, route: Route, count: number): void {
  pen.moveTo(at(route, 0), at(route, 1))
  for (let corner = 1; corner < count - 1; corner++) {
    const px = at(route, 2 * corner - 2)
    const py = at(route, 2 * corner - 1)
    const cx = at(route, 2 * corner)
    const cy = at(route, 2 * corner + 1)
    const nx = at(route, 2 * corner + 2)
    const ny = at(route, 2 * corner + 3)
    const before = Math.hypot(cx - px, cy - py)
    const after = Math.hypot(nx - cx, ny - cy)
    const radius = Math.min(BEND_RADIUS, before / 2, after / 2)
    if (radius < STRAIGHT) {
      pen.lineTo(cx, cy)
      continue
    }
    pen.lineTo(cx + ((px - cx) / before) * radius, cy + ((py - cy) / before) * radius)
    pen.quadraticCurveTo(cx, cy, cx + ((nx - cx) / after) * radius, cy + ((ny - cy) / after) * radius)
  }
  pen.lineTo(at(route, 2 * count - 2), at(route, 2 * count - 1))
}

/** Returns the distance of a point from a route. */
export function distanceToRoute(route: Route, count: number, px: number, py: number): number {
  let nearest = Infinity
  for (let corner = 1; corner < count; corner++) {
    const ax = at(route, 2 * corner - 2)
    const ay = at(route, 2 * corner - 1)
    const dx = at(route, 2 * corner) - ax
    const dy = at(route, 2 * corner + 1) - ay
    const square = dx * dx + dy * dy
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square))
    nearest = Math.min(nearest, Math.hypot(px - ax - along * dx, py - ay - along * dy))
  }
  return nearest
}

/** A straight piece of a route, long enough for a label. */
export interface Stretch {
  startX: number
  startY: number
  endX: number
  endY: number
  length: number
  isVertical: boolean
}

/** Returns the piece of a route that carries the label: the last vertical one that is long enough, else the longest. */
export function labelStretch(route: Route, count: number): Stretch | null {
  let best: Stretch | null = null
  for (let corner = 1; corner < count; corner++) {
    const ax = at(route, 2 * corner - 2)
    const ay = at(route, 2 * corner - 1)
    const bx = at(route, 2 * corner)
    const by = at(route, 2 * corner + 1)
    const isVertical = Math.abs(bx - ax) < STRAIGHT
    const stretch: Stretch = { startX: ax, startY: ay, endX: bx, endY: by, length: Math.abs(bx - ax) + Math.abs(by - ay), isVertical }
    const isBetter =
      best === null ||
      (isVertical && stretch.length >= LABEL_ROOM) ||
      (stretch.length > best.length && !(best.isVertical && best.length >= LABEL_ROOM))
    if (isBetter) best = stretch
  }
  return best
}

function two(route: Route, ax: number, ay: number, bx: number, by: number): number {
  route[0] = ax
  route[1] = ay
  route[2] = bx
  route[3] = by
  return 2
}

function three(route: Route, ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  two(route, ax, ay, bx, by)
  route[4] = cx
  route[5] = cy
  return 3
}

function at(route: Route, place: number): number {
  return route[place] ?? 0
}

/** Returns how far below its outlet a pipe bends; lanes move closer together where there is little room. */
function laneDown(drawing: Drawing, edge: number, room: number): number {
  const lanes = drawing.edge.lanes[edge] ?? 0
  const lane = drawing.edge.lane[edge] ?? 0
  const pitch = lanes > 1 ? Math.min(LANE_PITCH, Math.max(1, (room * 0.6 - FIRST_LANE) / (lanes - 1))) : LANE_PITCH
  const down = FIRST_LANE + lane * pitch
  return room > 0 ? Math.min(down, room * 0.7) : down
}
