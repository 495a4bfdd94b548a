import type { FindingValues } from '../finding/finding'
import { atOnce } from '../change/at-once'
import type { WireEdits } from './wiring'

/** A drawn unit of a system. */
export interface UnitPlace {
  systemId: string
  nodeId: string
}

/** Returns the key of a drawn unit among all systems. */
export function unitKey({ systemId, nodeId }: UnitPlace): string {
  return `${systemId}\u0001${nodeId}`
}

/** A controller of a group: a remote, wired or group controller. */
export interface GroupController {
  id: string
  /** Pack id. */
  model: string
}

/** Units that are controlled together, one or several, and their controllers. Never written to. */
export interface ControlGroup {
  id: string
  name: string
  units: readonly UnitPlace[]
  controllers: readonly GroupController[]
}

/** A central controller or gateway with the systems that it serves, in the order of the line. Never written to. */
export interface CentralController {
  id: string
  /** Pack id. */
  model: string
  name: string
  systemIds: readonly string[]
  /** Changes that somebody made to the line to each system, by its id. */
  edits?: WireEdits
}

/** A finding that somebody accepts, and why. */
export interface ControlException {
  id: string
  /** Code of the finding, and id of the group, unit, controller or line that it is about. */
  code: string
  placeId: string
  /** Name of what it is about, and the figures of the finding, as they were when it was accepted. */
  place?: string
  values?: FindingValues
  reason: string
  /** Name of who accepted it, and when (ISO 8601). */
  by: string
  at: string
}

/** Controllers of a project. Lists are never written to: a change puts others in their place. */
export interface Control {
  readonly groups: readonly ControlGroup[]
  readonly centrals: readonly CentralController[]
  readonly exceptions: readonly ControlException[]
}

export const NO_CONTROL: Control = { groups: [], centrals: [], exceptions: [] }

export function isEmptyControl({ groups, centrals, exceptions }: Control): boolean {
  return groups.length + centrals.length + exceptions.length === 0
}

/** Groups that are read between two pauses. */
const GROUPS_A_STEP = 200

/** Returns the keys of the units whose group has a controller. */
export function servedUnits(groups: readonly ControlGroup[]): Set<string> {
  return atOnce(readingServedUnits(groups))
}

/** Works like `servedUnits`, pausing after some groups. */
export function* readingServedUnits(groups: readonly ControlGroup[]): Generator<void, Set<string>> {
  const served = new Set<string>()
  for (const [place, { units, controllers }] of groups.entries()) {
    if (controllers.length > 0) for (const unit of units) served.add(unitKey(unit))
    if (place % GROUPS_A_STEP === 0) yield
  }
  return served
}
