import type { Diagram } from '../../diagram/diagram'
import type { IndoorUnit } from '../../project/project'
import { missingUnits } from '../missing-units'

/** Returns the ids of the list lines whose units are all drawn, as counted by `missingUnits`. */
export function placedLines(list: readonly IndoorUnit[], diagram: Diagram): Set<string> {
  const missing = new Set<IndoorUnit>()
  const counting = missingUnits(list, diagram)
  let step = counting.next()
  while (!step.done) step = counting.next()
  for (const { unit } of step.value) missing.add(unit)
  return new Set(list.filter((unit) => !missing.has(unit)).map(({ id }) => id))
}
