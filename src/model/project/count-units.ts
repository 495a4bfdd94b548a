import type { IndoorUnit } from './project'

/** Units in all: a line of the list may stand for several. */
export function countUnits(units: readonly Pick<IndoorUnit, 'count'>[]): number {
  return units.reduce((sum, unit) => sum + unit.count, 0)
}
