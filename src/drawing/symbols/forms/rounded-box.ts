import type { PathPen } from '../../paint/painter'
import { CORNER } from '../../paint/palette'

/** Traces a closed box with the symbols' common corner radius; (x,y) is its middle. */
export function traceRoundedBox(pen: PathPen, x: number, y: number, width: number, height: number, radius = CORNER): void {
  const left = x - width / 2
  const right = x + width / 2
  const top = y - height / 2
  const bottom = y + height / 2
  pen.moveTo(left + radius, top)
  pen.lineTo(right - radius, top)
  pen.quadraticCurveTo(right, top, right, top + radius)
  pen.lineTo(right, bottom - radius)
  pen.quadraticCurveTo(right, bottom, right - radius, bottom)
  pen.lineTo(left + radius, bottom)
  pen.quadraticCurveTo(left, bottom, left, bottom - radius)
  pen.lineTo(left, top + radius)
  pen.quadraticCurveTo(left, top, left + radius, top)
}
