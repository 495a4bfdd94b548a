import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

export const HYDRO_UNIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

export function traceHydroCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, HYDRO_UNIT.width, HYDRO_UNIT.height)
}

/** Traces the plate heat exchanger, and the water flow to and from it on the right. */
export function traceHydroDetail(pen: PathPen, x: number, y: number): void {
  const right = x + HYDRO_UNIT.width / 2
  pen.rect(x - 20, y - 11, 18, 22)
  pen.moveTo(x - 20, y + 11)
  pen.lineTo(x - 2, y - 11)
  for (const level of [y - 6, y + 6]) {
    pen.moveTo(x - 2, level)
    pen.quadraticCurveTo(x + 4, level - 5, x + 9, level)
    pen.quadraticCurveTo(x + 14, level + 5, x + 20, level)
    pen.lineTo(right + 6, level)
  }
}
