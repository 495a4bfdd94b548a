import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

export const AHU_KIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

export function traceKitCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, AHU_KIT.width, AHU_KIT.height)
}

/** Traces the expansion valve of the kit and its controls. */
export function traceKitDetail(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - 20, y)
  pen.lineTo(x - 14, y)
  pen.moveTo(x - 14, y - 8)
  pen.lineTo(x + 2, y + 8)
  pen.lineTo(x + 2, y - 8)
  pen.lineTo(x - 14, y + 8)
  pen.lineTo(x - 14, y - 8)
  pen.moveTo(x + 2, y)
  pen.lineTo(x + 8, y)
  pen.moveTo(x - 6, y)
  pen.lineTo(x - 6, y - 11)
  pen.rect(x + 12, y - 9, 10, 18)
  pen.moveTo(x + 14, y - 4)
  pen.lineTo(x + 20, y - 4)
}
