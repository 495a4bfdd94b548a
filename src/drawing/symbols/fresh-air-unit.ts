import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

export const FRESH_AIR_UNIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

export function traceFreshAirCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, FRESH_AIR_UNIT.width, FRESH_AIR_UNIT.height)
}

/** Traces outdoor air that enters from the left, through the filter and past the fan. */
export function traceFreshAirDetail(pen: PathPen, x: number, y: number): void {
  const left = x - FRESH_AIR_UNIT.width / 2
  pen.moveTo(left - 12, y)
  pen.lineTo(left + 8, y)
  pen.moveTo(left + 3, y - 5)
  pen.lineTo(left + 8, y)
  pen.lineTo(left + 3, y + 5)
  pen.moveTo(x - 14, y - 12)
  for (let turn = 1; turn <= 6; turn++) pen.lineTo(x - 14 + (turn % 2 === 0 ? 0 : 6), y - 12 + turn * 4)
  pen.circle(x + 12, y, 10)
  pen.circle(x + 12, y, 2.5)
}
