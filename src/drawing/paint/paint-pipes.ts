import { EDGE_KINDS } from '../../model/project/codes'
import type { Scene } from './scene'
import type { LineStyle, Painter, PathPen } from './painter'
import { hasDisabledRows, isPipeDisabled } from '../drawing/disabled-rows'
import { HIGH_PRESSURE_ASIDE, labelStretch, newRoute, pipeRoute, traceRoute } from '../drawing/pipe-route'
import type { Route } from '../drawing/pipe-route'

const GLOW_WIDTH = 9
const GLOW_ALPHA = '55'
/** Pipes in no calculation: short dashes, and half the size of the cross on the one that is disabled. */
const OUT_DASH = [3, 5] as const
const STRIKE = 6
const STRIKE_WIDTH = 2

/** Paints pipes with rounded bends: one path per fluid, and a glow below pipes with a finding. */
export function paintPipes(painter: Painter, scene: Scene): void {
  const { drawing, edges, palette } = scene
  const { diagram } = drawing
  const worst = drawing.marks?.edgeWorst
  const highPressureMm = drawing.result?.edgeHighPressureMm
  const route = newRoute()
  const along =
    (isMeant: (edge: number) => boolean, aside = 0) =>
    (pen: PathPen) => {
      for (const edge of edges) {
        if (!isMeant(edge)) continue
        const count = pipeRoute(drawing, edge, route)
        if (count === 0) continue
        if (aside !== 0) moveAside(route, count, aside)
        traceRoute(pen, route, count)
      }
    }
  const glow = (colour: string): LineStyle => ({ colour: colour + GLOW_ALPHA, width: GLOW_WIDTH, dash: [] })
  painter.stroke(
    glow(palette.advice),
    along((edge) => worst?.[edge] === 1),
  )
  painter.stroke(
    glow(palette.error),
    along((edge) => worst?.[edge] === 2),
  )
  if (highPressureMm)
    painter.stroke(
      palette.fluids.highPressure,
      along((edge) => (highPressureMm[edge] ?? 0) > 0, HIGH_PRESSURE_ASIDE),
    )
  const isOut = hasDisabledRows(drawing) ? (edge: number) => isPipeDisabled(drawing, edge) : () => false
  EDGE_KINDS.forEach((kind, code) => {
    painter.stroke(
      drawing.wires ? palette.wires[drawing.wires.kind] : palette.fluids[kind],
      along((edge) => diagram.edgeKind[edge] === code && !isOut(edge)),
    )
  })
  if (!hasDisabledRows(drawing)) return
  painter.stroke({ ...palette.fluids.generic, colour: palette.placeholder, dash: OUT_DASH }, along(isOut))
  painter.stroke({ colour: palette.placeholder, width: STRIKE_WIDTH, dash: [] }, (pen) => strikePipes(pen, scene))
}

/** Crosses the middle of each pipe that is itself disabled, so that one sees where the branch is cut off. */
function strikePipes(pen: PathPen, { drawing, edges }: Scene): void {
  const route = newRoute()
  for (const edge of edges) {
    if (!drawing.diagram.edgeRest[edge]?.isDisabled) continue
    const stretch = labelStretch(route, pipeRoute(drawing, edge, route))
    if (!stretch) continue
    const x = (stretch.startX + stretch.endX) / 2
    const y = (stretch.startY + stretch.endY) / 2
    pen.moveTo(x - STRIKE, y - STRIKE)
    pen.lineTo(x + STRIKE, y + STRIKE)
    pen.moveTo(x + STRIKE, y - STRIKE)
    pen.lineTo(x - STRIKE, y + STRIKE)
  }
}

/** Moves a route sideways; its ends stay on the edges of their symbols. */
function moveAside(route: Route, count: number, aside: number): void {
  const last = 2 * count - 2
  const startsDown = route[0] === route[2]
  const endsDown = route[last - 2] === route[last]
  for (let place = 0; place < 2 * count; place++) {
    const isX = place % 2 === 0
    const staysPut = place < 2 ? startsDown !== isX : place >= last && endsDown !== isX
    if (!staysPut) route[place] = (route[place] ?? 0) + aside
  }
}
