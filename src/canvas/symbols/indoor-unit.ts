import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/symbol-sizes'
import type { PathPen } from '../painter'
import { traceRoundedBox } from './rounded-box'

export const INDOOR_UNIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

/** How an indoor unit is built in, as its symbol tells it apart. */
export type IndoorForm = 'cassette' | 'duct' | 'open'

export function traceIndoorCasing(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, INDOOR_UNIT.width, INDOOR_UNIT.height)
}

/** Cassette: the panel below the ceiling. Duct: a collar on either side. Wall, floor and ceiling units: the outlet louvre. */
export function traceIndoorDetail(pen: PathPen, x: number, y: number, form: IndoorForm): void {
  const right = x + INDOOR_UNIT.width / 2
  const left = x - INDOOR_UNIT.width / 2
  const bottom = y + INDOOR_UNIT.height / 2
  if (form === 'cassette') {
    pen.moveTo(left - 4, bottom + 3)
    pen.lineTo(right + 4, bottom + 3)
    pen.moveTo(left + 8, bottom - 5)
    pen.lineTo(left + 15, bottom - 5)
    pen.moveTo(right - 15, bottom - 5)
    pen.lineTo(right - 8, bottom - 5)
    return
  }
  if (form === 'duct') {
    for (const edge of [left, right]) {
      const out = edge < x ? -4 : 4
      pen.moveTo(edge, y - 10)
      pen.lineTo(edge + out, y - 10)
      pen.lineTo(edge + out, y + 10)
      pen.lineTo(edge, y + 10)
    }
    return
  }
  pen.moveTo(left + 8, bottom - 5)
  pen.lineTo(right - 8, bottom - 5)
}
