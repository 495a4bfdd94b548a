import type { PathPen } from '../../paint/painter'

export const TURNED_WIDTH = 9

/** Traces two opposite arrows, the mark of a turned fitting; (left,level) is the start of the upper one. */
export function traceTurned(pen: PathPen, left: number, level: number): void {
  for (const [down, ahead] of [
    [0, 1],
    [4, -1],
  ] as const) {
    const tip = ahead > 0 ? left + TURNED_WIDTH : left
    pen.moveTo(left, level + down)
    pen.lineTo(left + TURNED_WIDTH, level + down)
    pen.moveTo(tip - ahead * 3, level + down - 2)
    pen.lineTo(tip, level + down)
  }
}
