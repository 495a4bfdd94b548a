import { countUnits } from '../count-units'
import type { IndoorUnit, System } from '../project'

interface Later {
  read: () => IndoorUnit[]
  units: number
}

const waiting = new WeakMap<object, Later>()

// One accessor for all of them, so that thousands of systems share one shape.
const unread: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: object): unknown {
    return settle(this, waiting.get(this)?.read())
  },
  set(this: object, list: unknown) {
    settle(this, list)
  },
}

/**
 * A system whose list of units is read when somebody first asks for it: a project of thousands of systems opens without reading them all. A copy of it has the list
 * itself. `units` is what `countUnits` answers of that list.
 */
export function withLaterUnits(system: Omit<System, 'indoorUnits'>, read: () => IndoorUnit[], units: number): System {
  waiting.set(system, { read, units })
  return Object.defineProperty(system, 'indoorUnits', unread) as System
}

/** Units of a system in all, without reading a list that nobody has asked for yet. */
export function unitsOf(system: Pick<System, 'indoorUnits'>): number {
  return waiting.get(system)?.units ?? countUnits(system.indoorUnits)
}

function settle(system: object, list: unknown): unknown {
  waiting.delete(system)
  Object.defineProperty(system, 'indoorUnits', { value: list, writable: true, enumerable: true, configurable: true })
  return list
}
