import { placeSystems as describe } from '../../../model/edits/systems/place-systems'
import type { SystemPlace } from '../../../model/edits/systems/place-systems'
import { change } from '../change'

/** Puts systems on another floor and level, or before another one, in one step. */
export function placeSystems(systemIds: readonly string[], place: SystemPlace): void {
  change((project) => describe(project, systemIds, place))
}
