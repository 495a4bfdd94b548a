import type { Op } from '../../change/change'
import { systemOf } from '../../change/system-ops'
import type { EquipmentRules } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import type { RoomPatch } from './edit-rooms'
import { patchRooms } from './edit-rooms'
import { sharesOf } from './follow-rooms'

/**
 * Returns the ops that write to rooms what was typed at list lines that serve them: name, area and height as they are, and a requirement divided by the line's
 * share, so that the line has the typed figure once the room's load is shared again.
 */
export function toServedRooms(
  project: Project,
  systemId: string,
  patches: ReadonlyMap<string, Partial<IndoorUnit>>,
  pack: EquipmentRules,
): Op[] {
  if (project.rooms.length === 0) return []
  const rooms = new Map<string, RoomPatch>()
  for (const unit of systemOf(project, systemId).indoorUnits) {
    const patch = patches.get(unit.id)
    const roomId = unit.roomId
    // A line that goes to another room, or to none, takes its figures along.
    if (!patch || roomId === undefined || 'roomId' in patch) continue
    const typed = roomPatch(project, { ...unit, roomId }, patch, pack)
    if (Object.keys(typed).length > 0) rooms.set(roomId, { ...rooms.get(roomId), ...typed })
  }
  return rooms.size === 0 ? [] : patchRooms(project, rooms)
}

function roomPatch(project: Project, unit: IndoorUnit & { roomId: string }, patch: Partial<IndoorUnit>, pack: EquipmentRules): RoomPatch {
  const typed: RoomPatch = {}
  const isChanged = (field: keyof IndoorUnit): boolean => field in patch && patch[field] !== unit[field]
  if (isChanged('room')) typed.name = patch.room ?? ''
  if (isChanged('roomAreaM2')) typed.areaM2 = patch.roomAreaM2 ?? null
  if (isChanged('roomHeightM')) typed.heightM = patch.roomHeightM ?? null
  const whole = (kw: number | null | undefined, by: 'coolKw' | 'heatKw'): number | null =>
    kw === null || kw === undefined ? null : kw / shareOf(project, unit, patch, pack, by)
  if (isChanged('requiredCoolingKw')) typed.coolKw = whole(patch.requiredCoolingKw, 'coolKw')
  if (isChanged('requiredSensibleKw')) typed.sensibleKw = whole(patch.requiredSensibleKw, 'coolKw')
  if (isChanged('requiredHeatingKw')) typed.heatKw = whole(patch.requiredHeatingKw, 'heatKw')
  return typed
}

/** Returns the share of one unit of the line as it will be; 1 where it has none, as beside units with a nominal capacity. */
function shareOf(
  { systems }: Project,
  unit: IndoorUnit & { roomId: string },
  patch: Partial<IndoorUnit>,
  pack: EquipmentRules,
  by: 'coolKw' | 'heatKw',
): number {
  const units = Object.values(systems).flatMap(({ indoorUnits }) => indoorUnits.filter(({ roomId }) => roomId === unit.roomId))
  const shares = sharesOf(
    units.map((each) => (each === unit || each.id === unit.id ? { ...each, ...patch } : each)),
    pack,
    by,
  )
  return shares[units.findIndex(({ id }) => id === unit.id)] || 1
}
