import { InputError } from '../../contract/input-error'
import { shown } from '../../contract/wire/read-value'
import type { System } from '../../model/project/project'
import type { OpenProject } from './open-project'

/** At most this many ids are named in the error for a wrong id. */
const MOST_NAMED = 5

/**
 * Returns the active system with this id.
 * @throws InputError at `systemId` where the project has none
 */
export function systemOf({ systems }: OpenProject, systemId: unknown): System {
  const found = systems.find(({ id }) => id === systemId)
  if (found) return found
  const ids = systems.slice(0, MOST_NAMED).map(({ id }) => id)
  const known =
    ids.length === 0
      ? 'a project with an active system'
      : `the id of an active system (${ids.join(', ')}${systems.length > MOST_NAMED ? ' …' : ''})`
  throw new InputError('systemId', `${known}, not ${shown(systemId)}`)
}
