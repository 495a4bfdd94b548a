import type { Change } from '../change/change'
import type { Project } from '../project/project'
import type { Weights } from '../project/weights'

/** Changes weights of the automatic selection; those that are not given stay. */
export function setWeights({ weights }: Project, given: Partial<Weights>): Change {
  const after = { ...weights, ...given }
  const isSame = Object.entries(given).every(([name, weight]) => Reflect.get(weights, name) === weight)
  return { label: 'setWeights', ops: isSame ? [] : [{ table: 'weights', before: { ...weights }, after }] }
}
