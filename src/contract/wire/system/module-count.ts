import { InputError } from '../../input-error'
import type { KnownModels } from '../known-models'
import type { Place } from '../read-value'

/** Maximum number of outdoor modules of one system. */
export const MOST_MODULES = 4

/**
 * Refuses more outdoor modules than one system may have; a combination counts as its modules, where a pack lists them.
 * @throws InputError naming the list.
 */
export function checkModuleCount(models: readonly string[], known: KnownModels | undefined, place: Place): void {
  const modules = models.reduce((sum, model) => sum + (known?.moduleCount(model) ?? 1), 0)
  if (modules > MOST_MODULES) throw new InputError(place(), `models of at most ${MOST_MODULES} outdoor modules together, not of ${modules}`)
}
