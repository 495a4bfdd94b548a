import type { SystemResult } from '../../../engine/system-result'
import type { IndoorUnit, System } from '../../../model/project'
import type { RoomQuantity } from '../../../model/room-shortfall'

const DELIVERED = { cooling: 'deliveredCoolingKw', sensible: 'deliveredSensibleKw', heating: 'deliveredHeatingKw' } as const
const REQUIRED = { cooling: 'requiredCoolingKw', sensible: 'requiredSensibleKw', heating: 'requiredHeatingKw' } as const

/** Delivered and required capacity of a room, kW. */
export interface RoomKw {
  deliveredKw: number
  requiredKw: number
}

/**
 * Returns the capacity delivered to the room of a line: of all units of its room together, else of the line's unit or air handler that delivers
 * least. Returns null where the system has no such line or draws none of its units.
 */
export function roomKw({ diagram, indoorUnits }: System, result: SystemResult, lineId: string, quantity: RoomQuantity): RoomKw | null {
  const line = indoorUnits.find(({ id }) => id === lineId)
  if (!line) return null
  const lines = new Map(indoorUnits.filter((other) => isOfRoom(line, other)).map((other) => [other.id, other]))
  const units = new Map<string, RoomKw>()
  for (let row = 0; row < diagram.nodeCount; row += 1) {
    const { indoorUnitId, airHandlerId } = diagram.nodeRest[row] ?? {}
    const own = lines.get(indoorUnitId ?? '')
    const kw = result[DELIVERED[quantity]][row] ?? NaN
    if (!own || Number.isNaN(kw)) continue
    const unit = airHandlerId ?? diagram.nodeId[row] ?? ''
    const known = units.get(unit)
    units.set(unit, { deliveredKw: (known?.deliveredKw ?? 0) + kw, requiredKw: own[REQUIRED[quantity]] ?? 0 })
  }
  if (units.size === 0) return null
  const all = [...units.values()]
  if (line.roomId === undefined) return all.reduce((least, unit) => (unit.deliveredKw < least.deliveredKw ? unit : least))
  return { deliveredKw: sum(all.map((unit) => unit.deliveredKw)), requiredKw: sum(all.map((unit) => unit.requiredKw)) }
}

/** Returns the sum that all drawn units deliver, kW; null where nothing is calculated. */
export function allUnitsKw({ deliveredCoolingKw, deliveredHeatingKw, outdoor }: SystemResult): { cooling: number; heating: number } | null {
  const drawn = (kw: Float64Array): number => sum(Array.from(kw).filter((each) => !Number.isNaN(each)))
  return outdoor ? { cooling: drawn(deliveredCoolingKw), heating: drawn(deliveredHeatingKw) } : null
}

function isOfRoom(line: IndoorUnit, other: IndoorUnit): boolean {
  return other.id === line.id || (line.roomId !== undefined && other.roomId === line.roomId)
}

function sum(kw: readonly number[]): number {
  return kw.reduce((total, each) => total + each, 0)
}
