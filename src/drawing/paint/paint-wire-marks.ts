import { newRoute, pipeRoute } from '../drawing/pipe-route'
import type { PathPen, Painter } from './painter'
import { SYMBOL_WEIGHT } from './palette'
import type { Scene } from './scene'

/** Distance of a protective device from the beginning of the level part of its line, and of an isolator from the device at its end. */
const BREAKER_ASIDE = 18
const ISOLATOR_ASIDE = 16
/** Half of the cross of a circuit-breaker, and the reach of a switch's blade. */
const CROSS = 4
const BLADE = 9

/** Paints the protective device at the beginning of each circuit (a cross on its blade) and isolators ahead of devices (a bar on theirs), as in IEC 60617. */
export function paintWireMarks(painter: Painter, { drawing, edges, palette, detail }: Scene): void {
  const { wires } = drawing
  if (!wires || detail === 'far') return
  const route = newRoute()
  const along = (isMeant: Uint8Array, trace: (pen: PathPen, fromX: number, toX: number, y: number) => void) => (pen: PathPen) => {
    for (const edge of edges) {
      if (!isMeant[edge]) continue
      const last = pipeRoute(drawing, edge, route) - 1
      const y = route[2 * last + 1] ?? 0
      if (last < 1 || route[2 * last - 1] !== y) continue
      trace(pen, route[2 * last - 2] ?? 0, route[2 * last] ?? 0, y)
    }
  }
  const gap = { colour: palette.paper, width: 4, dash: [] }
  const line = { colour: palette.wires[wires.kind].colour, width: SYMBOL_WEIGHT, dash: [] }
  const openBreaker = along(wires.hasBreaker, (pen, fromX, _, y) => openContact(pen, fromX + BREAKER_ASIDE, y))
  const openIsolator = along(wires.hasIsolator, (pen, _, toX, y) => openContact(pen, toX - ISOLATOR_ASIDE - BLADE, y))
  painter.stroke(gap, (pen) => {
    openBreaker(pen)
    openIsolator(pen)
  })
  const breakers = along(wires.hasBreaker, (pen, fromX, _, y) => {
    const x = fromX + BREAKER_ASIDE
    blade(pen, x, y)
    pen.moveTo(x + BLADE - CROSS, y - CROSS)
    pen.lineTo(x + BLADE + CROSS, y + CROSS)
    pen.moveTo(x + BLADE - CROSS, y + CROSS)
    pen.lineTo(x + BLADE + CROSS, y - CROSS)
  })
  const isolators = along(wires.hasIsolator, (pen, _, toX, y) => {
    const x = toX - ISOLATOR_ASIDE - BLADE
    blade(pen, x, y)
    pen.moveTo(x + BLADE, y - CROSS)
    pen.lineTo(x + BLADE, y + CROSS)
  })
  painter.stroke(line, (pen) => {
    breakers(pen)
    isolators(pen)
  })
}

function openContact(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x, y)
  pen.lineTo(x + BLADE, y)
}

function blade(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x, y)
  pen.lineTo(x + BLADE - 1, y - BLADE + 3)
}
