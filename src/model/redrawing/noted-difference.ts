import type { Diagram } from '../diagram/diagram'

/** Lists in which alone two drawings of the same rows differ. */
export type DifferingLists = readonly ('nodeRest' | 'edgeRest')[]

const noted = new WeakMap<Diagram, WeakMap<Diagram, DifferingLists>>()

/** Whoever makes a drawing out of another notes that they have the same rows and that only these lists have other entries, so that nobody has to look for it. */
export function noteDifference(one: Diagram, other: Diagram, lists: DifferingLists): void {
  note(one, other, lists)
  note(other, one, lists)
}

/** The only lists in which two drawings differ; undefined where nothing was noted of them. */
export function notedDifference(one: Diagram, other: Diagram): DifferingLists | undefined {
  return noted.get(one)?.get(other)
}

function note(one: Diagram, other: Diagram, lists: DifferingLists): void {
  const of = noted.get(one) ?? new WeakMap<Diagram, DifferingLists>()
  noted.set(one, of.set(other, lists))
}
