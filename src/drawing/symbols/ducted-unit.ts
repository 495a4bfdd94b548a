import { UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'

/** How far a collar stands out of the casing. */
const COLLAR = 4

/** Traces a ducted unit: a collar on either side as high as its duct, the fan, and the air flow, with a second arrow for long ducts. */
export function traceDucted(pen: PathPen, x: number, y: number, collarHeight: number, arrows: number): void {
  const half = UNIT_WIDTH / 2
  for (const side of [-1, 1]) {
    const edge = x + side * half
    pen.moveTo(edge, y - collarHeight / 2)
    pen.lineTo(edge + side * COLLAR, y - collarHeight / 2)
    pen.lineTo(edge + side * COLLAR, y + collarHeight / 2)
    pen.lineTo(edge, y + collarHeight / 2)
  }
  pen.circle(x - 12, y, 9)
  pen.circle(x - 12, y, 2.5)
  for (let arrow = 0; arrow < arrows; arrow++) {
    const level = y + (arrow - (arrows - 1) / 2) * 12
    pen.moveTo(x + 3, level)
    pen.lineTo(x + 22, level)
    pen.moveTo(x + 17, level - 4)
    pen.lineTo(x + 22, level)
    pen.lineTo(x + 17, level + 4)
  }
}
