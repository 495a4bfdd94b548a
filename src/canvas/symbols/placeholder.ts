import type { PathPen } from '../painter'
import { traceRoundedBox } from './rounded-box'

export const PLACEHOLDER = { width: 40, height: 28 } as const

export function tracePlaceholder(pen: PathPen, x: number, y: number): void {
  traceRoundedBox(pen, x, y, PLACEHOLDER.width, PLACEHOLDER.height)
}

export function tracePlaceholderPlus(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - 6, y)
  pen.lineTo(x + 6, y)
  pen.moveTo(x, y - 6)
  pen.lineTo(x, y + 6)
}
