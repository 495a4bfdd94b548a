import { UNIT_HEIGHT, UNIT_WIDTH } from '../../../engine/encode/symbol-sizes'
import type { PathPen } from '../../paint/painter'
import { traceRoundedBox } from './rounded-box'

const OUT = 6

/** The components mounted behind a unit: a casing that looks out behind it, below on the right. */
export function traceRearMounted(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x + OUT, y + OUT - 1, UNIT_WIDTH - 4, UNIT_HEIGHT - 4)
}
