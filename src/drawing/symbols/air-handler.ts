import type { PathPen } from '../paint/painter'
import { boxSize } from './mode-box'
import { traceRoundedBox } from './forms/rounded-box'

/** The air handler behind its kits. */
export const AIR_HANDLER = boxSize(0)

export function traceAirHandlerCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, AIR_HANDLER.width, AIR_HANDLER.height)
}

/** Traces coil and fan side by side: a coil per port where the ports lead straight to their coils, a single one where they are merged. */
export function traceAirHandlerDetail(pen: PathPen, x: number, y: number, isDirect: boolean): void {
  const top = y - AIR_HANDLER.height / 2
  const bottom = y + AIR_HANDLER.height / 2
  for (const aside of isDirect ? [-19, -12, -5] : [-12]) {
    pen.moveTo(x + aside - 2, top + 5)
    for (let turn = 1; turn <= 6; turn++) pen.lineTo(x + aside + (turn % 2 === 0 ? -2 : 2), top + 5 + turn * 4)
  }
  pen.moveTo(x, top)
  pen.lineTo(x, bottom)
  pen.circle(x + 13, y, 9)
  pen.circle(x + 13, y, 2.5)
}
