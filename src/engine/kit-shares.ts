import type { Diagram } from '../model/diagram'

/**
 * What part of its line's required capacity falls to each row: all of it, but for the kits of an air handler, which share it by their nominal cooling
 * (kW of a row from `nominalKw`).
 */
export function kitShares(diagram: Diagram, nominalKw: (row: number) => number): (row: number) => number {
  const sums = new Map<string, number>()
  const handlerAt = (row: number): string | undefined => {
    const rest = diagram.nodeRest[row]
    return rest?.airHandler?.kitIndex === undefined ? undefined : rest.airHandlerId
  }
  for (let row = 0; row < diagram.nodeCount; row++) {
    const handler = handlerAt(row)
    if (handler !== undefined) sums.set(handler, (sums.get(handler) ?? 0) + nominalKw(row))
  }
  return (row) => {
    const handler = handlerAt(row)
    const sum = handler === undefined ? 0 : (sums.get(handler) ?? 0)
    return sum > 0 ? nominalKw(row) / sum : 1
  }
}
