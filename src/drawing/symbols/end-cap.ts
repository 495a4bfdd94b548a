import { CAP_HEIGHT, CAP_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'

export const END_CAP = { width: CAP_WIDTH, height: CAP_HEIGHT }

/** Traces a flat cap that closes the pipe from above. */
export function traceEndCap(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - END_CAP.width / 2, y - END_CAP.height / 2)
  pen.lineTo(x + END_CAP.width / 2, y - END_CAP.height / 2)
  pen.moveTo(x - END_CAP.width / 2 + 5, y)
  pen.lineTo(x + END_CAP.width / 2 - 5, y)
}
