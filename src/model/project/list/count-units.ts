import type { IndoorUnit } from '../project'

/** Returns the total number of units; a line of the list may count several. */
export function countUnits(units: readonly Pick<IndoorUnit, 'count'>[]): number {
  return units.reduce((sum, unit) => sum + unit.count, 0)
}
