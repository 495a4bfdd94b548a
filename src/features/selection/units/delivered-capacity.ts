import type { Adjustment } from '../../../engine/adjust/adjusted-unit'
import type { SystemResult } from '../../../engine/decode/system-result'
import type { Diagram } from '../../../model/diagram/diagram'
import type { IndoorUnit } from '../../../model/project/project'
import { sharePct, shortfallAt, type Shortfall } from '../../../model/finding/room-shortfall'

export interface Delivered {
  coolingKw: number
  sensibleKw: number
  heatingKw: number
  /** Length of the pipes from the first joint to the farthest unit, m. */
  firstJointM: number
  /** Whether it is of the drawn piping; otherwise of the usual lengths before anything is drawn. */
  isDrawn: boolean
}

/**
 * Returns the delivered capacity of each list entry at design conditions: the minimum of its drawn units, because every room must be served. An air
 * handler delivers the sum of its kits.
 */
export function deliveredByLine(diagram: Diagram, result: SystemResult): Map<string, Delivered> {
  const delivered = new Map<string, Delivered>()
  if (result.deliveredCoolingKw.length < diagram.nodeCount) return delivered
  for (const { line, ...unit } of deliveredByUnit(diagram, result)) {
    const known = delivered.get(line)
    delivered.set(line, known ? leastOf(known, unit) : unit)
  }
  return delivered
}

/** Returns what the units of each list entry deliver before anything is drawn. */
export function undrawnByLine(adjustment: Adjustment | null): Map<string, Delivered> {
  return new Map(
    adjustment?.units.map(({ itemId, delivered, actualM }) => [
      itemId,
      { coolingKw: delivered.coolKw, sensibleKw: delivered.sensibleKw, heatingKw: delivered.heatKw, firstJointM: actualM, isDrawn: false },
    ]),
  )
}

function leastOf(one: Delivered, other: Delivered): Delivered {
  return {
    coolingKw: Math.min(one.coolingKw, other.coolingKw),
    sensibleKw: Math.min(one.sensibleKw, other.sensibleKw),
    heatingKw: Math.min(one.heatingKw, other.heatingKw),
    firstJointM: Math.max(one.firstJointM, other.firstJointM),
    isDrawn: one.isDrawn,
  }
}

function deliveredByUnit(diagram: Diagram, result: SystemResult): Iterable<Delivered & { line: string }> {
  const units = new Map<string, Delivered & { line: string }>()
  const { deliveredCoolingKw, deliveredSensibleKw, deliveredHeatingKw, firstJointActualM } = result
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const { indoorUnitId: line, airHandlerId } = diagram.nodeRest[row] ?? {}
    if (line === undefined) continue
    const unit = airHandlerId ?? diagram.nodeId[row] ?? ''
    const known = units.get(unit)
    units.set(unit, {
      line,
      coolingKw: (known?.coolingKw ?? 0) + (deliveredCoolingKw[row] ?? NaN),
      sensibleKw: (known?.sensibleKw ?? 0) + (deliveredSensibleKw[row] ?? NaN),
      heatingKw: (known?.heatingKw ?? 0) + (deliveredHeatingKw[row] ?? NaN),
      firstJointM: Math.max(known?.firstJointM ?? 0, firstJointActualM[row] ?? NaN),
      isDrawn: true,
    })
  }
  return units.values()
}

/** Returns the worst shortfall of each list entry's units, from the findings. */
export function shortfallByLine(
  diagram: Diagram,
  result: Pick<SystemResult, 'findings'>,
  lines: readonly Pick<IndoorUnit, 'id' | 'roomId'>[],
): Map<string, Shortfall> {
  const short = new Map<string, Shortfall>()
  if (result.findings.length === 0) return short
  const byId = new Map(lines.map((line) => [line.id, line]))
  const lineAt = (row: number) => byId.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const line = lineAt(row)
    if (line) short.set(line.id, worse(short.get(line.id) ?? {}, shortfallAt(result.findings, diagram, row, lineAt)))
  }
  return short
}

function worse(one: Shortfall, other: Shortfall): Shortfall {
  const worst: Shortfall = { ...one }
  for (const quantity of ['cooling', 'sensible', 'heating'] as const) {
    const [here, there] = [one[quantity], other[quantity]]
    if (there && (!here || sharePct(there) < sharePct(here))) worst[quantity] = there
  }
  return worst
}
