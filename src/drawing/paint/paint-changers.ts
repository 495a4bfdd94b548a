import { CHANGER_DOWN_SHIFT } from '../../engine/decode/changer-bits'
import type { Scene } from './scene'
import type { Painter, PathPen } from './painter'
import { newRoute, pipeRoute, type Route } from '../drawing/pipe-route'

/** Distance of a mark from the pipe's end, and below its length and width. */
const FROM_END = 9
const LENGTH = 6
const HALF_WIDE = 4.5
const HALF_NARROW = 2.2
const UPSTREAM = (1 << CHANGER_DOWN_SHIFT) - 1

/** Paints a reducer's mark at each end of a pipe where its diameter changes. */
export function paintChangers(painter: Painter, { drawing, edges, palette, detail }: Scene): void {
  const changers = detail === 'near' ? drawing.result?.edgeChangers : undefined
  if (!changers) return
  const route = newRoute()
  painter.fill(palette.symbolLine, (pen) => {
    for (const edge of edges) {
      const bits = changers[edge] ?? 0
      if (bits === 0) continue
      const count = pipeRoute(drawing, edge, route)
      if (count < 2) continue
      if ((bits & UPSTREAM) !== 0) traceFirstFitting(pen, route, 0, count - 1)
      if (bits >> CHANGER_DOWN_SHIFT !== 0) traceFirstFitting(pen, route, count - 1, 0)
    }
  })
}

/** Traces the mark on the first leg from an end that is long enough: the leg out of a header or box may be too short. */
function traceFirstFitting(pen: PathPen, route: Route, end: number, otherEnd: number): void {
  const step = Math.sign(otherEnd - end)
  const at = (corner: number): [number, number] => [route[2 * corner] ?? 0, route[2 * corner + 1] ?? 0]
  for (let corner = end; corner !== otherEnd; corner += step) if (traceChanger(pen, at(corner), at(corner + step))) return
}

/** Traces a trapezium on the leg between two corners, wide towards the second; returns false where the leg is too short. */
function traceChanger(pen: PathPen, [x, y]: [number, number], [nextX, nextY]: [number, number]): boolean {
  const length = Math.hypot(nextX - x, nextY - y)
  if (length < FROM_END + LENGTH) return false
  const alongX = (nextX - x) / length
  const alongY = (nextY - y) / length
  const corner = (along: number, aside: number): [number, number] => [
    x + alongX * along - alongY * aside,
    y + alongY * along + alongX * aside,
  ]
  pen.moveTo(...corner(FROM_END, -HALF_WIDE))
  pen.lineTo(...corner(FROM_END, HALF_WIDE))
  pen.lineTo(...corner(FROM_END + LENGTH, HALF_NARROW))
  pen.lineTo(...corner(FROM_END + LENGTH, -HALF_NARROW))
  pen.lineTo(...corner(FROM_END, -HALF_WIDE))
  return true
}
