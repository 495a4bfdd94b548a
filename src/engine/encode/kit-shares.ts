import { NODE_KINDS } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { disabledNodes } from '../../model/diagram/disabled'

const KIT = NODE_KINDS.indexOf('ahuKit')

/**
 * Returns the share of its list item's required capacity for each row: all of it, except that kits of an air handler share it by their nominal cooling
 * (kW of a row from `nominalKw`).
 */
export function kitShares(diagram: Diagram, nominalKw: (row: number) => number): (row: number) => number {
  const handlerAt = (row: number): string | undefined => {
    const rest = diagram.nodeRest[row]
    return rest?.airHandler?.kitIndex === undefined ? undefined : rest.airHandlerId
  }
  // Most units are no kits, so the other kits are looked up only when the first kit asks for its share.
  let sums: Map<string, number> | null = null
  const summed = (): Map<string, number> => {
    const found = new Map<string, number>()
    const { nodeKind, nodeCount } = diagram
    const out = disabledNodes(diagram)
    for (let row = nodeKind.indexOf(KIT); row >= 0 && row < nodeCount; row = nodeKind.indexOf(KIT, row + 1)) {
      const handler = handlerAt(row)
      if (handler !== undefined && out?.[row] !== 1) found.set(handler, (found.get(handler) ?? 0) + nominalKw(row))
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
