import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

/** Sizes of the symbols outside the refrigerant tree. */
export const VENTILATOR = { width: UNIT_WIDTH, height: UNIT_HEIGHT }
export const CONTROLLER = { width: 26, height: UNIT_HEIGHT }
export const PANEL = { width: 40, height: 28 }
export const ACCESSORY = { width: 34, height: 26 }

const TEXT_LINE = 13
/** Size of a text block's letters. */
export const TEXT_SIZE = 10
/** Widest line of a text block, in letters. */
export const NOTE_LETTERS = 36
/** Distance from the edge of a text block to its lines. */
export const TEXT_ASIDE = 4
/** Minimum width, so that an empty text block can still be picked. */
const NARROWEST = 24

/** Returns the size of a text block with this many lines, the widest of which has this width. */
export function textBlockSize(lines: number, widest: number): { width: number; height: number } {
  return { width: Math.max(NARROWEST, widest + 2 * TEXT_ASIDE), height: 7 + TEXT_LINE * Math.max(1, lines) }
}

/** Returns the middle of a line of a text block. */
export function textLineDown(line: number, lines: number): number {
  return (line - (lines - 1) / 2) * TEXT_LINE
}

/** Traces a heat-recovery ventilator: two air streams cross in its core. */
export function traceVentilator(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, VENTILATOR.width, VENTILATOR.height)
  pen.moveTo(x, y - 13)
  pen.lineTo(x + 13, y)
  pen.lineTo(x, y + 13)
  pen.lineTo(x - 13, y)
  pen.lineTo(x, y - 13)
  for (const side of [-1, 1]) {
    pen.moveTo(x - 24, y - side * 10)
    pen.lineTo(x + 24, y + side * 10)
    pen.moveTo(x + 18, y + side * 12)
    pen.lineTo(x + 24, y + side * 10)
    pen.lineTo(x + 19, y + side * 5)
  }
}

/** Traces a wired controller: display above, keys below. */
export function traceController(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, CONTROLLER.width, CONTROLLER.height)
  pen.rect(x - 8, y - 13, 16, 12)
  for (const down of [5, 11]) for (const aside of [-5, 5]) pen.circle(x + aside, y + down, 1.8)
}

/** Traces a unit's panel, seen from below. */
export function tracePanelSymbol(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, PANEL.width, PANEL.height)
  pen.rect(x - 10, y - 6, 20, 12)
  for (const side of [-1, 1]) {
    pen.moveTo(x + side * 10, y - 6)
    pen.lineTo(x + side * 17, y - 11)
    pen.moveTo(x + side * 10, y + 6)
    pen.lineTo(x + side * 17, y + 11)
  }
}

/** Traces an accessory: a module on its rail, with terminals. */
export function traceAccessory(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, ACCESSORY.width, ACCESSORY.height)
  pen.rect(x - 10, y - 6, 20, 12)
  for (const aside of [-9, -3, 3, 9]) {
    for (const edge of [-1, 1]) {
      pen.moveTo(x + aside, y + (edge * ACCESSORY.height) / 2)
      pen.lineTo(x + aside, y + edge * (ACCESSORY.height / 2 + 4))
    }
  }
}
