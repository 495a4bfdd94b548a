import type { Change, Op } from '../../change/change'
import { listsAfter } from '../../change/lists-after'
import { nominalCapacity } from '../../pack-rules/nominal-capacity'
import type { EquipmentRules } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import type { Room } from '../../project/rooms/room'
import { roomLoad } from '../../project/rooms/room-load'

/** Fields of a list line that are derived from the room which it serves. */
export const DERIVED_FIELDS = ['room', 'requiredCoolingKw', 'requiredSensibleKw', 'requiredHeatingKw', 'roomAreaM2', 'roomHeightM'] as const
/** Fields of a list line that the derived ones depend on, and these themselves. */
const CONCERNED = [...DERIVED_FIELDS, 'roomId', 'model', 'count', 'airHandler'] as const

/** A list line that serves a room, at its place. */
interface ServingLine {
  systemId: string
  at: number
  unit: IndoorUnit
}

// See docs/rooms.md.
/**
 * Completes a change by the rule of rooms: the load of a room is shared over the units that serve it by nominal capacity, and their lines carry its name,
 * area and height. Returns the change itself where no room is concerned or the lines are right already. The writer of the open project applies it to every change;
 * programs that apply changes themselves call it.
 */
export function followRooms(project: Project, change: Change, pack: EquipmentRules): Change {
  const concerned = concernedRooms(project, change)
  if (concerned.size === 0) return change
  const after = listsAfter(project, change)
  const rooms = after.rooms.filter(({ id }) => concerned.has(id))
  if (rooms.length === 0) return change
  const lines = linesByRoom(after, concerned)
  const ops = rooms.flatMap((room) => derive(room, lines.get(room.id) ?? [], pack))
  return ops.length === 0 ? change : { label: change.label, ops: [...change.ops, ...ops] }
}

function concernedRooms({ rooms }: Project, { ops }: Change): Set<string> {
  const ids = new Set<string>()
  for (const op of ops) {
    if (op.table === 'room') ids.add((op.after ?? op.before)?.id ?? '')
    else if (op.table === 'indoorUnit' && !isSameToRooms(op.before, op.after))
      for (const unit of [op.before, op.after]) if (unit?.roomId !== undefined) ids.add(unit.roomId)
  }
  // Lines may name rooms of another program, about which nothing is known here.
  const isKnown = rooms.length > 0 || ops.some(({ table }) => table === 'room')
  return isKnown ? ids : new Set()
}

function isSameToRooms(before: IndoorUnit | null, after: IndoorUnit | null): boolean {
  return before !== null && after !== null && CONCERNED.every((field) => before[field] === after[field])
}

function linesByRoom({ systems }: Project, wanted: ReadonlySet<string>): Map<string, ServingLine[]> {
  const lines = new Map<string, ServingLine[]>()
  for (const system of Object.values(systems)) {
    for (const [at, unit] of system.indoorUnits.entries()) {
      if (unit.roomId === undefined || !wanted.has(unit.roomId)) continue
      const known = lines.get(unit.roomId)
      const line = { systemId: system.id, at, unit }
      if (known) known.push(line)
      else lines.set(unit.roomId, [line])
    }
  }
  return lines
}

function derive(room: Room, lines: readonly ServingLine[], pack: EquipmentRules): Op[] {
  const load = roomLoad(room, pack)
  const units = lines.map(({ unit }) => unit)
  const cooling = sharesOf(units, pack, 'coolKw')
  const heating = sharesOf(units, pack, 'heatKw')
  const part = (kw: number | null, share = 0): number | null => (kw === null ? null : kw * share)
  return lines.flatMap(({ systemId, at, unit }, place): Op[] => {
    const after: IndoorUnit = {
      ...unit,
      room: room.name,
      requiredCoolingKw: part(load.coolKw, cooling[place]),
      requiredSensibleKw: part(load.sensibleKw, cooling[place]),
      requiredHeatingKw: part(load.heatKw, heating[place]),
      roomAreaM2: room.areaM2,
      roomHeightM: room.heightM,
    }
    const isSame = DERIVED_FIELDS.every((field) => after[field] === unit[field])
    return isSame ? [] : [{ table: 'indoorUnit', systemId, before: unit, after, at }]
  })
}

/**
 * Returns the share of their room's load that one unit of each line carries: by nominal capacity, and in equal parts where no unit has one.
 * Divided before it is multiplied, so that a single unit carries exactly the load of its room.
 */
export function sharesOf(units: readonly IndoorUnit[], pack: EquipmentRules, by: 'coolKw' | 'heatKw'): number[] {
  const nominal = units.map((unit) => nominalCapacity(unit, pack)[by])
  const sum = units.reduce((total, { count }, place) => total + count * (nominal[place] ?? 0), 0)
  const count = units.reduce((total, unit) => total + unit.count, 0)
  return nominal.map((kw) => (sum > 0 ? kw / sum : 1 / count))
}
