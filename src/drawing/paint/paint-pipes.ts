import { EDGE_KINDS } from '../../model/project/codes'
import type { Scene } from './scene'
import type { LineStyle, Painter, PathPen } from './painter'
import { HIGH_PRESSURE_ASIDE, newRoute, pipeRoute, traceRoute } from '../drawing/pipe-route'
import type { Route } from '../drawing/pipe-route'

const GLOW_WIDTH = 9
const GLOW_ALPHA = '55'

/** Paints pipes with rounded bends: one path per fluid, and a glow below pipes with a finding. */
export function paintPipes(painter: Painter, scene: Scene): void {
  const { drawing, edges, palette } = scene
  const { diagram } = drawing
  const worst = drawing.result?.edgeWorst
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
  EDGE_KINDS.forEach((kind, code) => {
    painter.stroke(
      palette.fluids[kind],
      along((edge) => diagram.edgeKind[edge] === code),
    )
  })
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
