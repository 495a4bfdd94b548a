import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

const LEFT = -UNIT_WIDTH / 2
const RIGHT = UNIT_WIDTH / 2
const TOP = -UNIT_HEIGHT / 2
const BOTTOM = UNIT_HEIGHT / 2
const WALL_HEIGHT = 21
const FLOOR_WIDTH = 42

/** Traces the body of a wall unit; the air below it is open. */
export function traceWallBody(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y + TOP + WALL_HEIGHT / 2, UNIT_WIDTH, WALL_HEIGHT)
}

/** Traces the louvre of a wall unit, and the air that leaves it. */
export function traceWallDetail(pen: PathPen, x: number, y: number): void {
  const louvre = y + TOP + WALL_HEIGHT - 6
  pen.moveTo(x + LEFT + 6, louvre)
  pen.lineTo(x + RIGHT - 6, louvre)
  for (const aside of [-14, 0, 14]) {
    pen.moveTo(x + aside, y + 6)
    pen.quadraticCurveTo(x + aside - 1, y + 13, x + aside + 6, y + BOTTOM)
  }
}

/** Traces the body of a unit below the ceiling: wider above than below. */
export function traceCeilingBody(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x + LEFT, y + TOP + 3)
  pen.lineTo(x + RIGHT, y + TOP + 3)
  pen.lineTo(x + RIGHT - 8, y + 11)
  pen.lineTo(x + LEFT + 8, y + 11)
  pen.lineTo(x + LEFT, y + TOP + 3)
}

/** Traces the ceiling above the unit, its grille, and the air along the ceiling. */
export function traceCeilingDetail(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x + LEFT - 4, y + TOP)
  pen.lineTo(x + RIGHT + 4, y + TOP)
  for (const level of [-2, 4]) {
    pen.moveTo(x - 14, y + level)
    pen.lineTo(x + 14, y + level)
  }
  pen.moveTo(x + LEFT + 8, y + 11)
  pen.quadraticCurveTo(x + LEFT + 2, y + 15, x + LEFT - 4, y + 14)
  pen.moveTo(x + RIGHT - 8, y + 11)
  pen.quadraticCurveTo(x + RIGHT - 2, y + 15, x + RIGHT + 4, y + 14)
}

/** Traces the body of a floor unit. */
export function traceFloorBody(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y - 1.5, FLOOR_WIDTH, UNIT_HEIGHT - 3)
}

/** Traces the floor, the outlet on top, and the return grille at the foot. */
export function traceFloorDetail(pen: PathPen, x: number, y: number): void {
  traceFloorLine(pen, x, y)
  pen.moveTo(x - 15, y + TOP + 6)
  pen.lineTo(x + 15, y + TOP + 6)
  for (const level of [4, 8, 12]) {
    pen.moveTo(x - 13, y + level)
    pen.lineTo(x + 13, y + level)
  }
}

/** Traces a console: outlets above and below, the grille between them. */
export function traceConsoleDetail(pen: PathPen, x: number, y: number): void {
  traceFloorLine(pen, x, y)
  for (const level of [TOP + 5, 11]) pen.rect(x - 16, y + level - 1.5, 32, 3)
  for (const aside of [-10, -5, 0, 5, 10]) {
    pen.moveTo(x + aside, y - 7)
    pen.lineTo(x + aside, y + 5)
  }
}

function traceFloorLine(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x + LEFT - 2, y + BOTTOM)
  pen.lineTo(x + RIGHT + 2, y + BOTTOM)
}
