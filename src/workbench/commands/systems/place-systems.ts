import { placeSystems as describe } from '../../../model/edits/systems/place-systems'
import type { SystemPlace } from '../../../model/edits/systems/place-systems'
import { change } from '../change'

/** Moves systems to another floor and level, or before another system, in one step. */
export function placeSystems(systemIds: readonly string[], place: SystemPlace): void {
  change((project) => describe(project, systemIds, place))
}
