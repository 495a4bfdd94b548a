import { setWeights as describe } from '../../model/edits/set-weights'
import type { Weights } from '../../model/project/weights'
import { change } from './change'

/** Changes what the automatic selection pays attention to. */
export function setWeights(given: Partial<Weights>): boolean {
  return change((project) => describe(project, given))
}
