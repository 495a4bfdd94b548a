import type { Diagram } from '../../diagram/diagram'
import type { IndoorUnit } from '../../project/project'
import { missingUnits } from '../missing-units'

/** Ids of the lines of a list whose units all stand in the drawing, as `missingUnits` counts them. */
export function placedLines(list: readonly IndoorUnit[], diagram: Diagram): Set<string> {
  const missing = new Set<IndoorUnit>()
  const counting = missingUnits(list, diagram)
  let step = counting.next()
  while (!step.done) step = counting.next()
  for (const { unit } of step.value) missing.add(unit)
  return new Set(list.filter((unit) => !missing.has(unit)).map(({ id }) => id))
}
