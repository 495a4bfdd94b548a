import { countUnits } from '../project/list/count-units'
import type { IndoorUnit, System } from '../project/project'

interface Later {
  read: () => IndoorUnit[]
  units: number
}

// A hidden property of the system: a WeakMap with thousands of entries would be scanned by every garbage collection.
const LATER = Symbol('later')

type Waiting = { [LATER]?: Later | undefined }

// One accessor for all systems, so that they share one hidden class.
const unread: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: Waiting): unknown {
    return settle(this, this[LATER]?.read())
  },
  set(this: Waiting, list: unknown) {
    settle(this, list)
  },
}

/**
 * Returns a system whose unit list is read on first access: a project of thousands of systems opens without reading them all. A copy has the list
 * itself. `units` is the result of `countUnits` for that list.
 */
export function withLaterUnits(system: Omit<System, 'indoorUnits'>, read: () => IndoorUnit[], units: number): System {
  Object.defineProperty(system, LATER, { value: { read, units } satisfies Later, writable: true })
  return Object.defineProperty(system, 'indoorUnits', unread) as System
}

/** Returns the total number of units of a system, without reading a list that has not been read yet. */
export function unitsOf(system: Pick<System, 'indoorUnits'>): number {
  return (system as Waiting)[LATER]?.units ?? countUnits(system.indoorUnits)
}

function settle(system: Waiting, list: unknown): unknown {
  system[LATER] = undefined
  Object.defineProperty(system, 'indoorUnits', { value: list, writable: true, enumerable: true, configurable: true })
  return list
}
