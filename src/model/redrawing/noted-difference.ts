import type { Diagram } from '../diagram/diagram'

/** The only lists in which two drawings of the same rows differ. */
export type DifferingLists = readonly ('nodeRest' | 'edgeRest')[]

const noted = new WeakMap<Diagram, WeakMap<Diagram, DifferingLists>>()

/** Notes that a derived drawing has the same rows as its source and differs in these lists only, which saves a comparison. */
export function noteDifference(one: Diagram, other: Diagram, lists: DifferingLists): void {
  note(one, other, lists)
  note(other, one, lists)
}

/** Returns the noted lists in which two drawings differ; undefined where nothing was noted. */
export function notedDifference(one: Diagram, other: Diagram): DifferingLists | undefined {
  return noted.get(one)?.get(other)
}

function note(one: Diagram, other: Diagram, lists: DifferingLists): void {
  const of = noted.get(one) ?? new WeakMap<Diagram, DifferingLists>()
  noted.set(one, of.set(other, lists))
}
