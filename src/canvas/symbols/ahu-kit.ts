import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/symbol-sizes'
import type { PathPen } from '../painter'
import { traceRoundedBox } from './rounded-box'

export const AHU_KIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

export function traceKitCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, AHU_KIT.width, AHU_KIT.height)
}

/** The coil of the air handler that the kit serves. */
export function traceKitDetail(pen: PathPen, x: number, y: number): void {
  const left = x - AHU_KIT.width / 2
  pen.moveTo(left + 6, y + 12)
  for (let turn = 0; turn < 7; turn++) pen.lineTo(left + 12 + turn * 6, y + (turn % 2 === 0 ? 6 : 12))
}
