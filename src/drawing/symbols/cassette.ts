import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'

/** Length of a slot, and how far it lies inside the panel's edge. */
const SLOT = 9
const IN = 5
const GRILLE = { width: 22, height: 14 }

/** Traces a four-way cassette from below: the grille in the middle, an outlet slot at each edge, the panel's mitred corners. */
export function traceFourWay(pen: PathPen, x: number, y: number): void {
  tracePanel(pen, x, y, UNIT_WIDTH, UNIT_HEIGHT, GRILLE)
}

/** Traces a compact cassette: its panel is as wide as a ceiling tile, smaller than the casing around it. */
export function traceCompact(pen: PathPen, x: number, y: number): void {
  const side = UNIT_HEIGHT - 8
  pen.rect(x - side / 2, y - side / 2, side, side)
  tracePanel(pen, x, y, side, side, { width: 12, height: 12 })
}

/** Traces a two-way cassette: a slot along each long edge. */
export function traceTwoWay(pen: PathPen, x: number, y: number): void {
  traceGrille(pen, x, y, { width: 36, height: 12 })
  for (const side of [-1, 1]) line(pen, x - 18, y + side * 12, x + 18, y + side * 12)
}

/** Traces a one-way cassette: the grille above, one slot below it. */
export function traceOneWay(pen: PathPen, x: number, y: number): void {
  traceGrille(pen, x, y - 4, { width: 36, height: 14 })
  line(pen, x - 18, y + 10, x + 18, y + 10)
  line(pen, x - 18, y + 13, x + 18, y + 13)
}

/** Traces a round-flow cassette: a ring of air around the grille. */
export function traceRoundFlow(pen: PathPen, x: number, y: number): void {
  pen.circle(x, y, 14)
  pen.circle(x, y, 9)
  line(pen, x - 9, y, x + 9, y)
  line(pen, x, y - 9, x, y + 9)
}

function tracePanel(pen: PathPen, x: number, y: number, width: number, height: number, grille: { width: number; height: number }): void {
  traceGrille(pen, x, y, grille)
  const across = Math.min(SLOT, grille.width / 2)
  const down = Math.min(SLOT, grille.height / 2 + 1)
  for (const side of [-1, 1]) {
    line(pen, x - across, y + side * (height / 2 - IN), x + across, y + side * (height / 2 - IN))
    line(pen, x + side * (width / 2 - IN - 2), y - down, x + side * (width / 2 - IN - 2), y + down)
  }
}

/** Traces the return-air grille with its blades. */
function traceGrille(pen: PathPen, x: number, y: number, { width, height }: { width: number; height: number }): void {
  pen.rect(x - width / 2, y - height / 2, width, height)
  for (const part of [-1, 1]) line(pen, x - width / 2 + 3, y + (part * height) / 6, x + width / 2 - 3, y + (part * height) / 6)
}

function line(pen: PathPen, fromX: number, fromY: number, toX: number, toY: number): void {
  pen.moveTo(fromX, fromY)
  pen.lineTo(toX, toY)
}
