import { formula } from '../host/page-core'

const addLevels = formula('addLevels')

/** Sum of sound levels in dB(A); no source gives silence. */
export function sumLevels(levels: readonly number[]): number {
  return levels.reduce((sum, level) => addLevels(sum, level), -Infinity)
}

type LevelFormula = (powerLevelDbA: number, distanceM: number, directivityQ: number) => number

/** Sound pressure in dB(A) at a distance in m from a source outdoors; Q is 1 free, 2 ground, 4 wall, 8 corner. */
export const levelAtDistance: LevelFormula = formula('levelAtDistance')

/** The same by the printed formula Lw + 10 log (Q ÷ 4πr²), without its constants rounded. */
export const pointSourceLevel: LevelFormula = formula('pointSourceLevel')
