import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

/** Sizes of the symbols at which supply lines begin. */
export const SUPPLY = { width: 40, height: 40 }
export const SWITCHBOARD = { width: 72, height: 40 }

/** Traces the supply of a building: a round terminal with a bolt. */
export function traceSupply(pen: PathPen, x: number, y: number): void {
  pen.circle(x, y, SUPPLY.width / 2)
}

export function traceSupplyBolt(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x + 4, y - 12)
  pen.lineTo(x - 6, y + 2)
  pen.lineTo(x + 5, y - 1)
  pen.lineTo(x - 4, y + 12)
}

/** Traces a distribution board: a cabinet with three protective devices on a busbar. */
export function traceSwitchboard(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, SWITCHBOARD.width, SWITCHBOARD.height)
}

export function traceSwitchboardDetail(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - 26, y - 11)
  pen.lineTo(x + 26, y - 11)
  for (const aside of [-18, 0, 18]) {
    pen.moveTo(x + aside, y - 11)
    pen.lineTo(x + aside, y - 5)
    pen.lineTo(x + aside - 5, y + 5)
    pen.moveTo(x + aside, y + 5)
    pen.lineTo(x + aside, y + 12)
  }
}
