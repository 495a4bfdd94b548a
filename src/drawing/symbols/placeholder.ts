import { PLACEHOLDER_HEIGHT, PLACEHOLDER_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

export const PLACEHOLDER = { width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_HEIGHT }

export function tracePlaceholder(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, PLACEHOLDER.width, PLACEHOLDER.height)
}

export function tracePlaceholderPlus(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - 6, y)
  pen.lineTo(x + 6, y)
  pen.moveTo(x, y - 6)
  pen.lineTo(x, y + 6)
}
