import { UNIT_HEIGHT } from '../../../engine/encode/symbol-sizes'

/** Height in pixels below which symbols of units and badges are not drawn, as long as neighbours leave the room. */
const SMALLEST_PX = 16
const MOST_GROWTH = 1.5

/** Returns by how much the symbols of units and the badges are larger than in the arrangement, so that they can be told apart where a large system fits the window. */
export function symbolGrowth(scale: number): number {
  return Math.min(MOST_GROWTH, Math.max(1, SMALLEST_PX / (UNIT_HEIGHT * scale)))
}
