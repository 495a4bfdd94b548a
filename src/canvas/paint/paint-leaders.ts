import { anchorOf } from '../../model/drawing/notes/anchored-rows'
import type { Drawing } from '../drawing/drawing'
import { hasRefrigerant } from '../drawing/drawing'
import type { Scene } from './paint-scene'
import type { Painter, PathPen } from './painter'

/** Fine dots: no pipe, no wire. */
const DOTS: readonly number[] = [2, 3]
/** How far right of both symbols the line turns, where one stands below the other: lines of text stand below a unit. */
const ASIDE = 8

/** A fine line from each accessory to the unit that it belongs to. */
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

/** From side to side where they stand beside each other, else around their right. */
function traceLeader(pen: PathPen, { x, y, halfWidth, halfHeight }: Drawing, row: number, anchor: number): void {
  const from = { x: x[anchor] ?? 0, y: y[anchor] ?? 0, aside: halfWidth[anchor] ?? 0 }
  const to = { x: x[row] ?? 0, y: y[row] ?? 0, aside: halfWidth[row] ?? 0 }
  const side = to.x < from.x ? -1 : 1
  const isBeside = Math.abs(to.y - from.y) < (halfHeight[row] ?? 0) + (halfHeight[anchor] ?? 0)
  pen.moveTo(from.x + (isBeside ? side : 1) * from.aside, from.y)
  if (!isBeside) {
    const turn = Math.max(from.x + from.aside, to.x + to.aside) + ASIDE
    pen.lineTo(turn, from.y)
    pen.lineTo(turn, to.y)
  }
  pen.lineTo(to.x - (isBeside ? side : -1) * to.aside, to.y)
}
