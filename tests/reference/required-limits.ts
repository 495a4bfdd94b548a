import type { Finding } from '../../src/model/finding/finding'
import type { IndoorUnit } from '../../src/model/project/project'
import type { UnitCapacity } from './capacities'
import { noteGauge, type LimitAt } from './limit'
import type { CheckedSystem } from './system-check'

const QUANTITIES = [
  { key: 'deliveredCoolPct', required: 'requiredCoolingKw', delivered: ({ coolKw }: UnitCapacity) => coolKw },
  {
    key: 'deliveredSensiblePct',
    required: 'requiredSensibleKw',
    delivered: ({ sensibleKw, equipment }: UnitCapacity) => (equipment.sensibleKw > 0 ? sensibleKw : NaN),
  },
  { key: 'deliveredHeatPct', required: 'requiredHeatingKw', delivered: ({ heatKw }: UnitCapacity) => heatKw },
] as const

/** Section 8 "a room that gets less than required": all units of a room against what all of them have to give, at one decimal of the share. */
export function requiredLimits(checked: CheckedSystem, units: readonly UnitCapacity[]): Finding[] {
  const { adviceBelowPct, errorBelowPct } = checked.pack.delivered ?? { adviceBelowPct: 100, errorBelowPct: 95 }
  const items = new Map(checked.system.indoorUnits.map((item) => [item.id, item]))
  const inOrder = checked.graph.places.flatMap((place) => units.find(({ distance }) => distance.unit === place) ?? [])
  const rooms = new Map<string, UnitCapacity[]>()
  for (const unit of inOrder) {
    const room = roomOf(unit, itemOf(unit, items))
    rooms.set(room, [...(rooms.get(room) ?? []), unit])
  }
  const found: Finding[] = []
  for (const members of rooms.values()) {
    const at: LimitAt = { systemId: checked.system.id, nodeId: members[0]?.distance.unit.id ?? '' }
    for (const { key, required, delivered } of QUANTITIES) {
      const given = withoutFurtherKits(members, inOrder).flatMap((unit) => itemOf(unit, items)?.[required] || [])
      const value = (100 * members.reduce((sum, unit) => sum + delivered(unit), 0)) / given.reduce((sum, kw) => sum + kw, 0)
      if (given.length === 0 || Number.isNaN(value)) continue
      noteGauge(at, `limit.${key}`, value, adviceBelowPct)
      const shown = Math.round(value * 10) / 10
      if (shown >= adviceBelowPct) continue
      const severity = shown < errorBelowPct ? 'error' : 'advice'
      found.push({
        ...at,
        code: `limit.${key}`,
        severity,
        values: { value, limit: adviceBelowPct, excess: adviceBelowPct - value, unit: '%' },
      })
    }
  }
  return found
}

function itemOf({ distance }: UnitCapacity, items: ReadonlyMap<string, IndoorUnit>): IndoorUnit | undefined {
  return items.get(distance.unit.data.indoorUnitId ?? '')
}

function roomOf({ distance }: UnitCapacity, item: IndoorUnit | undefined): string {
  const { kind, id } = distance.unit
  const handler = handlerOf(distance.unit.kind, distance.unit.data.airHandlerId)
  if (item?.roomId !== undefined) return `room ${item.roomId}`
  return handler === undefined ? `${kind} ${id}` : `air handler ${handler}`
}

/** Every kit carries what its whole air handler requires, so only the first one counts. */
function withoutFurtherKits(members: readonly UnitCapacity[], all: readonly UnitCapacity[]): UnitCapacity[] {
  const firstKit = new Map<string, UnitCapacity>()
  for (const unit of all) {
    const handler = handlerOf(unit.distance.unit.kind, unit.distance.unit.data.airHandlerId)
    if (handler !== undefined && !firstKit.has(handler)) firstKit.set(handler, unit)
  }
  return members.filter((unit) => {
    const handler = handlerOf(unit.distance.unit.kind, unit.distance.unit.data.airHandlerId)
    return handler === undefined || firstKit.get(handler) === unit
  })
}

function handlerOf(kind: string, airHandlerId: string | undefined): string | undefined {
  return kind === 'ahuKit' ? airHandlerId : undefined
}
