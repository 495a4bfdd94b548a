import { UNIT_WIDTH } from '../../../engine/encode/symbol-sizes'

/** Minimum width of a unit, in pixels, whose details are distinguishable. */
const SMALLEST_PX = 24

/** Returns whether symbols show their details at this zoom; smaller ones show their type's letters. */
export function isPictured(scale: number): boolean {
  return UNIT_WIDTH * scale >= SMALLEST_PX
}
