import type { SystemResult } from '../../engine/system-result'
import type { Diagram } from '../../model/diagram'

export interface Delivered {
  coolingKw: number
  heatingKw: number
}

/**
 * What each line of a list delivers at design conditions: of its drawn units the least, because every room must be served. An air handler delivers what
 * its kits do together.
 */
export function deliveredByLine(diagram: Diagram, result: SystemResult): Map<string, Delivered> {
  const delivered = new Map<string, Delivered>()
  if (result.deliveredCoolingKw.length < diagram.nodeCount) return delivered
  for (const { line, coolingKw, heatingKw } of deliveredByUnit(diagram, result)) {
    const known = delivered.get(line)
    delivered.set(line, {
      coolingKw: known ? Math.min(known.coolingKw, coolingKw) : coolingKw,
      heatingKw: known ? Math.min(known.heatingKw, heatingKw) : heatingKw,
    })
  }
  return delivered
}

function deliveredByUnit(diagram: Diagram, result: SystemResult): Iterable<Delivered & { line: string }> {
  const units = new Map<string, Delivered & { line: string }>()
  const { deliveredCoolingKw, deliveredHeatingKw } = result
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const { indoorUnitId: line, airHandlerId } = diagram.nodeRest[row] ?? {}
    if (line === undefined) continue
    const unit = airHandlerId ?? diagram.nodeId[row] ?? ''
    const known = units.get(unit)
    units.set(unit, {
      line,
      coolingKw: (known?.coolingKw ?? 0) + (deliveredCoolingKw[row] ?? NaN),
      heatingKw: (known?.heatingKw ?? 0) + (deliveredHeatingKw[row] ?? NaN),
    })
  }
  return units.values()
}
