import { anchorOf } from '../../model/drawing/notes/anchored-rows'
import type { Drawing } from '../drawing/drawing'
import { hasRefrigerant } from '../drawing/drawing'
import type { Scene } from './scene'
import type { Painter, PathPen } from './painter'

/** Fine dots, so that a leader is not mistaken for a pipe or a wire. */
const DOTS: readonly number[] = [2, 3]
/** Distance right of a symbol at which the leader bends, to clear the text below a unit. */
const ASIDE = 8

/** Paints a fine line from each accessory to its unit. */
export function paintLeaders(painter: Painter, { drawing, nodes, palette }: Scene): void {
  const pairs: [row: number, anchor: number][] = []
  for (const row of nodes) {
    const anchor = hasRefrigerant(drawing, row) ? -1 : anchorOf(drawing.diagram, row)
    if (anchor >= 0) pairs.push([row, anchor])
  }
  if (pairs.length === 0) return
  painter.stroke({ colour: palette.placeholder, width: 1, dash: DOTS }, (pen) => {
    for (const [row, anchor] of pairs) traceLeader(pen, drawing, row, anchor)
  })
}

/** Traces a leader from side to side where the two are beside each other, else down on the right of the unit, past its text. */
function traceLeader(pen: PathPen, { x, y, halfWidth, halfHeight }: Drawing, row: number, anchor: number): void {
  const from = { x: x[anchor] ?? 0, y: y[anchor] ?? 0, aside: halfWidth[anchor] ?? 0 }
  const to = { x: x[row] ?? 0, y: y[row] ?? 0, aside: halfWidth[row] ?? 0 }
  const isBeside = Math.abs(to.y - from.y) < (halfHeight[row] ?? 0) + (halfHeight[anchor] ?? 0)
  if (isBeside) {
    const side = to.x < from.x ? -1 : 1
    pen.moveTo(from.x + side * from.aside, from.y)
    pen.lineTo(to.x - side * to.aside, to.y)
    return
  }
  const below = from.x + from.aside + ASIDE
  const isFarther = to.x - to.aside > below
  // A line behind the neighbours would look as if it belonged to them.
  const turn = isFarther ? below : Math.max(below, to.x + to.aside + ASIDE)
  pen.moveTo(from.x + from.aside, from.y)
  pen.lineTo(turn, from.y)
  pen.lineTo(turn, to.y)
  pen.lineTo(to.x + (isFarther ? -to.aside : to.aside), to.y)
}
