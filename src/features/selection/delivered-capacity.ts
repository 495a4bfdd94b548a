import type { SystemResult } from '../../engine/system-result'
import type { Diagram } from '../../model/diagram'

export interface Delivered {
  coolingKw: number
  heatingKw: number
}

/** What each line of a list delivers at design conditions: of its drawn units the least, because every room must be served. */
export function deliveredByLine(diagram: Diagram, result: SystemResult): Map<string, Delivered> {
  const delivered = new Map<string, Delivered>()
  if (result.deliveredCoolingKw.length < diagram.nodeCount) return delivered
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const line = diagram.nodeRest[row]?.indoorUnitId
    if (line === undefined) continue
    const coolingKw = result.deliveredCoolingKw[row] ?? NaN
    const heatingKw = result.deliveredHeatingKw[row] ?? NaN
    const known = delivered.get(line)
    delivered.set(line, {
      coolingKw: known ? Math.min(known.coolingKw, coolingKw) : coolingKw,
      heatingKw: known ? Math.min(known.heatingKw, heatingKw) : heatingKw,
    })
  }
  return delivered
}
