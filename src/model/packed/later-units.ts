import { countUnits } from '../project/count-units'
import type { IndoorUnit, System } from '../project/project'

interface Later {
  read: () => IndoorUnit[]
  units: number
}

// In the system itself, unseen by those who copy it: a weak map of thousands would be gone through with every collection of garbage.
const LATER = Symbol('later')

type Waiting = { [LATER]?: Later | undefined }

// One accessor for all of them, so that thousands of systems share one shape.
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
 * A system whose list of units is read when somebody first asks for it: a project of thousands of systems opens without reading them all. A copy of it has the list
 * itself. `units` is what `countUnits` answers of that list.
 */
export function withLaterUnits(system: Omit<System, 'indoorUnits'>, read: () => IndoorUnit[], units: number): System {
  Object.defineProperty(system, LATER, { value: { read, units } satisfies Later, writable: true })
  return Object.defineProperty(system, 'indoorUnits', unread) as System
}

/** Units of a system in all, without reading a list that nobody has asked for yet. */
export function unitsOf(system: Pick<System, 'indoorUnits'>): number {
  return (system as Waiting)[LATER]?.units ?? countUnits(system.indoorUnits)
}

function settle(system: Waiting, list: unknown): unknown {
  system[LATER] = undefined
  Object.defineProperty(system, 'indoorUnits', { value: list, writable: true, enumerable: true, configurable: true })
  return list
}
