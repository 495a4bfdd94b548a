import { UNIT_WIDTH } from '../../../engine/encode/symbol-sizes'

/** Narrowest unit, in pixels, whose picture can be told apart. */
const SMALLEST_PX = 24

/** Whether symbols are drawn as pictures at this zoom; smaller ones hold the letters of their type. */
export function isPictured(scale: number): boolean {
  return UNIT_WIDTH * scale >= SMALLEST_PX
}
