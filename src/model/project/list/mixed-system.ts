import type { IndoorUnit } from '../project'

/** Returns whether a list mixes kinds of units on one outdoor unit: indoor units, fresh-air units, air handlers, hydro units. Ventilators carry no refrigerant. */
export function isMixedSystem(list: readonly Pick<IndoorUnit, 'type' | 'count'>[]): boolean {
  return new Set(list.filter(({ type, count }) => type !== 'hrv' && count > 0).map(({ type }) => type)).size > 1
}
