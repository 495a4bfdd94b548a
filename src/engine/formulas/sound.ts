import { pageCore } from '../host/page-core'

/** Sum of sound levels in dB(A); no source is silence. */
export function sumLevels(levels: readonly number[]): number {
  return levels.reduce((sum, level) => pageCore().addLevels(sum, level), -Infinity)
}

/** Sound pressure in dB(A) at a distance in m from a source outdoors; Q is 1 free, 2 ground, 4 wall, 8 corner. */
export function levelAtDistance(powerLevelDbA: number, distanceM: number, directivityQ: number): number {
  return pageCore().levelAtDistance(powerLevelDbA, distanceM, directivityQ)
}

/** The same by the printed formula Lw + 10 log (Q ÷ 4πr²), without its constants rounded. */
export function pointSourceLevel(powerLevelDbA: number, distanceM: number, directivityQ: number): number {
  return pageCore().pointSourceLevel(powerLevelDbA, distanceM, directivityQ)
}
