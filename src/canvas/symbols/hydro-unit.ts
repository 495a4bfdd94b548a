import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/symbol-sizes'
import type { PathPen } from '../painter'
import { traceRoundedBox } from './rounded-box'

export const HYDRO_UNIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

export function traceHydroCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, HYDRO_UNIT.width, HYDRO_UNIT.height)
}

/** Two water lines below the casing. */
export function traceHydroDetail(pen: PathPen, x: number, y: number): void {
  const left = x - HYDRO_UNIT.width / 2
  for (const line of [y + 8, y + 13]) {
    pen.moveTo(left + 8, line)
    pen.quadraticCurveTo(left + 13, line - 4, left + 18, line)
    pen.quadraticCurveTo(left + 23, line + 4, left + 28, line)
    pen.quadraticCurveTo(left + 33, line - 4, left + 38, line)
    pen.quadraticCurveTo(left + 43, line + 4, left + 48, line)
  }
}
