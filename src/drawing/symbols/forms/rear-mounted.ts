import { UNIT_HEIGHT, UNIT_WIDTH } from '../../../engine/encode/symbol-sizes'
import type { PathPen } from '../../paint/painter'
import { traceRoundedBox } from './rounded-box'

const OUT = 6

/** Traces the components mounted behind a unit: a casing visible behind it, at its lower right. */
export function traceRearMounted(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x + OUT, y + OUT - 1, UNIT_WIDTH - 4, UNIT_HEIGHT - 4)
}
