import type { Diagram } from './diagram'

/**
 * Writes the drawn position of each label along its pipe: a fraction of the pipe from its upper end, negative from its lower end; NaN where none is
 * given. The core treats absolute values above 1 as the default.
 */
export function labelDistances(diagram: Diagram, distances: Float64Array): void {
  for (let row = 0; row < diagram.edgeCount; row++) distances[row] = labelDistanceAt(diagram, row)
}

/** Returns the distance of one edge's label. */
export function labelDistanceAt(diagram: Diagram, row: number): number {
  const given = diagram.edgeRest[row]?.extra?.['labelDistance']
  return typeof given === 'number' ? given : NaN
}
