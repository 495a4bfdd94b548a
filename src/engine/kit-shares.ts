import type { Diagram } from '../model/diagram'

/**
 * What part of its line's required capacity falls to each row: all of it, but for the kits of an air handler, which share it by their nominal cooling
 * (kW of a row from `nominalKw`).
 */
export function kitShares(diagram: Diagram, nominalKw: (row: number) => number): (row: number) => number {
  const handlerAt = (row: number): string | undefined => {
    const rest = diagram.nodeRest[row]
    return rest?.airHandler?.kitIndex === undefined ? undefined : rest.airHandlerId
  }
  // Most units are no kits: only the first kit that is asked for looks at all rows.
  let sums: Map<string, number> | null = null
  const summed = (): Map<string, number> => {
    const found = new Map<string, number>()
    for (let row = 0; row < diagram.nodeCount; row++) {
      const handler = handlerAt(row)
      if (handler !== undefined) found.set(handler, (found.get(handler) ?? 0) + nominalKw(row))
    }
    return found
  }
  return (row) => {
    const handler = handlerAt(row)
    if (handler === undefined) return 1
    const sum = (sums ??= summed()).get(handler) ?? 0
    return sum > 0 ? nominalKw(row) / sum : 1
  }
}
