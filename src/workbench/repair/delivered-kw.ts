import type { SystemResult } from '../../engine/decode/system-result'
import { nodeRow } from '../../model/diagram/diagram-rows'
import type { IndoorUnit, System } from '../../model/project/project'
import { airHandlerAt, roomKey, type RoomQuantity } from '../../model/finding/room-shortfall'

const DELIVERED = { cooling: 'deliveredCoolingKw', sensible: 'deliveredSensibleKw', heating: 'deliveredHeatingKw' } as const
const REQUIRED = { cooling: 'requiredCoolingKw', sensible: 'requiredSensibleKw', heating: 'requiredHeatingKw' } as const

/** Delivered and required capacity of a room, kW. */
export interface RoomKw {
  deliveredKw: number
  requiredKw: number
}

/**
 * Returns the delivered and the required capacity of a drawn unit's room, over the units that the core counts together; null where none is
 * calculated.
 */
export function roomKw({ diagram, indoorUnits }: System, result: SystemResult, nodeId: string, quantity: RoomQuantity): RoomKw | null {
  const lines = new Map(indoorUnits.map((line) => [line.id, line]))
  const lineAt = (row: number): IndoorUnit | undefined => lines.get(diagram.nodeRest[row]?.indoorUnitId ?? '')
  const place = nodeRow(diagram, nodeId)
  if (place < 0) return null
  const room = roomKey(diagram, place, lineAt)
  const counted = new Set<string>()
  const kw: RoomKw = { deliveredKw: 0, requiredKw: 0 }
  let isCalculated = false
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const delivered = result[DELIVERED[quantity]][row] ?? NaN
    if (Number.isNaN(delivered) || roomKey(diagram, row, lineAt) !== room) continue
    const handler = airHandlerAt(diagram, row)
    const own = handler !== undefined && counted.has(handler) ? 0 : (lineAt(row)?.[REQUIRED[quantity]] ?? 0)
    if (handler !== undefined) counted.add(handler)
    isCalculated = true
    kw.deliveredKw += delivered
    kw.requiredKw += own
  }
  return isCalculated ? kw : null
}

/** Returns the total delivered capacity of all drawn units, kW; null where none is calculated. */
export function allUnitsKw({ deliveredCoolingKw, deliveredHeatingKw, outdoor }: SystemResult): { cooling: number; heating: number } | null {
  const drawn = (kw: Float64Array): number => sum(Array.from(kw).filter((each) => !Number.isNaN(each)))
  return outdoor ? { cooling: drawn(deliveredCoolingKw), heating: drawn(deliveredHeatingKw) } : null
}

function sum(kw: readonly number[]): number {
  return kw.reduce((total, each) => total + each, 0)
}
