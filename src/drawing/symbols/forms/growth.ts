import { UNIT_HEIGHT } from '../../../engine/encode/symbol-sizes'
import { glyphAt } from '../../drawing/drawing'
import type { Drawing } from '../../drawing/drawing'
import type { Glyph } from '../../drawing/glyph'

/** Symbols that grow where the zoom would make them too small to be told from others. */
export const GROWING: readonly Glyph[] = ['indoor', 'freshAir', 'hydro', 'kit']

/** Height in pixels below which symbols of units and badges are not drawn, as long as neighbours leave the room. */
const SMALLEST_PX = 16
const MOST_GROWTH = 1.65

/** Returns by how much the symbols of units and the badges are larger than in the arrangement, so that they can be told apart where a large system fits the window. */
export function symbolGrowth(scale: number): number {
  return Math.min(MOST_GROWTH, Math.max(1, SMALLEST_PX / (UNIT_HEIGHT * scale)))
}

/** Returns by how much the symbol of a row is larger than in the arrangement. */
export function growthOf(drawing: Drawing, row: number, scale: number): number {
  return GROWING.includes(glyphAt(drawing, row)) ? symbolGrowth(scale) : 1
}
