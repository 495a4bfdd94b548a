import type { Route } from '../drawing/pipe-route'
import type { WireLabels } from './label-source'
import type { LabelPiece } from './label-piece'
import { textWidth } from './text-width'

/** Middle of the texts above and below a line, in sizes of the text. */
const ABOVE = -0.95
const BELOW = 1.05
const MARGIN = 4
/** Shortest part of a line that takes a text, in board units. */
const SHORTEST = 24
/** A text at the beginning of a circuit starts beside its protective device. */
const BESIDE_BREAKER = 36

/** Places the texts of a wire at its last level part, which leads to the device: the cable above it and the length below, or the length alone above. Texts without room are left out. */
export function wireLabelPlaces(route: Route, corners: number, label: ReturnType<WireLabels['line']>, size: number): LabelPiece[] {
  const part = levelPart(route, corners)
  if (!part) return []
  const room = part.to - part.from - MARGIN
  const cable = label.cable.find((text) => textWidth(text, size) <= room)
  const place = (text: string, down: number, ink: LabelPiece['ink']): LabelPiece[] => {
    const width = textWidth(text, size)
    if (text === '' || width > room) return []
    const middle = (part.from + part.to - width) / 2
    return [{ ink, text, x: corners === 3 ? Math.min(middle, part.from + BESIDE_BREAKER) : middle, y: part.y + down * size }]
  }
  const length = place(label.length, label.cable.length > 0 ? BELOW : ABOVE, label.isAssumed ? 'assumed' : 'generic')
  return cable === undefined ? length : [...place(cable, ABOVE, 'generic'), ...length]
}

function levelPart(route: Route, corners: number): { from: number; to: number; y: number } | null {
  for (let last = corners - 1; last > 0; last--) {
    const [ax, ay] = [route[2 * last - 2] ?? 0, route[2 * last - 1] ?? 0]
    const [bx, by] = [route[2 * last] ?? 0, route[2 * last + 1] ?? 0]
    if (ay === by && Math.abs(bx - ax) >= SHORTEST) return { from: Math.min(ax, bx), to: Math.max(ax, bx), y: ay }
  }
  return null
}
