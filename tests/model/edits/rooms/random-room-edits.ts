import fc from 'fast-check'
import type { Change } from '../../../../src/model/change/change'
import { addIndoorUnits } from '../../../../src/model/edits/list/add-indoor-units'
import { editIndoorUnits } from '../../../../src/model/edits/list/edit-indoor-unit'
import { moveIndoorUnits } from '../../../../src/model/edits/list/move-indoor-units'
import { removeIndoorUnits } from '../../../../src/model/edits/list/remove-indoor-units'
import { setRoomSizes } from '../../../../src/model/edits/list/set-room-sizes'
import { addRooms } from '../../../../src/model/edits/rooms/add-rooms'
import { editEachRoom, editRooms } from '../../../../src/model/edits/rooms/edit-rooms'
import { moveRooms } from '../../../../src/model/edits/rooms/move-rooms'
import { removeRooms } from '../../../../src/model/edits/rooms/remove-rooms'
import { serveRoom } from '../../../../src/model/edits/rooms/serve-room'
import { copySystem } from '../../../../src/model/edits/systems/copy-system'
import { removeSystem } from '../../../../src/model/edits/systems/remove-system'
import { newRoom } from '../../../../src/model/project/defaults'
import type { IndoorUnit, Project } from '../../../../src/model/project/project'
import { anyIndoorUnit, pack } from '../../arbitrary'

const share = fc.nat(999_999).map((millionths) => millionths / 1e6)
const amount = fc.option(fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10))
const roomFields = {
  name: fc.constantFrom('', 'Lobby', 'Office 1', 'Œuvre 4'),
  floor: fc.constantFrom('', '1F', '2F'),
  zone: fc.constantFrom('', 'North'),
  areaM2: amount,
  heightM: amount,
  use: fc.constantFrom('', 'office', 'serverRoom', 'a use of nobody'),
  coolKw: amount,
  sensibleKw: amount,
  heatKw: amount,
  type: fc.constantFrom('', 'C4', 'DM'),
}
const anyRoom = fc.record({ ...roomFields, extra: fc.constantFrom<Record<string, unknown>>({}, { note: ['kept'] }) })
const anyPatch = fc.record(roomFields, { requiredKeys: [] })
const typed = fc.record({ requiredCoolingKw: amount, requiredHeatingKw: amount, roomAreaM2: amount }, { requiredKeys: [] })

const anyRoomEdit = fc.oneof(
  fc.record({ what: fc.constant('add' as const), at: share, rooms: fc.array(anyRoom, { minLength: 1, maxLength: 4 }) }),
  fc.record({ what: fc.constant('edit' as const), at: share, to: share, patch: anyPatch }),
  fc.record({ what: fc.constant('editEach' as const), at: share, to: share, patch: anyPatch, other: anyPatch }),
  fc.record({ what: fc.constant('remove' as const), at: share, withUnits: fc.boolean() }),
  fc.record({ what: fc.constant('move' as const), at: share, to: share }),
  fc.record({ what: fc.constant('serve' as const), at: fc.option(share, { freq: 6 }), units: share, system: share }),
  fc.record({ what: fc.constant('serve' as const), at: fc.option(share, { freq: 6 }), units: share, system: share }),
  fc.record({
    what: fc.constant('addUnits' as const),
    system: share,
    at: share,
    units: fc.array(anyIndoorUnit, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ what: fc.constant('editUnit' as const), system: share, at: share, patch: typed }),
  fc.record({ what: fc.constant('countUnit' as const), system: share, at: share, count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('size' as const), system: share, at: share, areaM2: amount }),
  fc.record({ what: fc.constant('removeUnit' as const), system: share, at: share }),
  fc.record({ what: fc.constant('moveUnit' as const), system: share, at: share }),
  fc.record({ what: fc.constant('copySystem' as const), system: share }),
  fc.record({ what: fc.constant('removeSystem' as const), system: share }),
)
export type RoomEdit = typeof anyRoomEdit extends fc.Arbitrary<infer T> ? T : never
export const anyRoomEdits = fc.array(anyRoomEdit, { minLength: 1, maxLength: 20, size: 'max' })

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)]

/** The change that an edit describes for this project; null where there is nothing to edit. */
export function describeRoomEdit(project: Project, edit: RoomEdit): Change | null {
  const roomAt = (at: number): string[] => [pick(project.rooms, at)?.id ?? ''].filter(Boolean)
  switch (edit.what) {
    case 'add':
      return addRooms(
        project,
        edit.rooms.map((room) => newRoom(room)),
        Math.floor(edit.at * (project.rooms.length + 1)),
      )
    case 'edit':
      return editRooms(project, [...roomAt(edit.at), ...roomAt(edit.to)], edit.patch, pack)
    case 'editEach': {
      const patches = new Map([
        ...roomAt(edit.at).map((id) => [id, edit.patch] as const),
        ...roomAt(edit.to).map((id) => [id, edit.other] as const),
      ])
      return editEachRoom(project, patches, pack)
    }
    case 'remove':
      return removeRooms(project, roomAt(edit.at), pack, edit.withUnits)
    case 'move':
      return moveRooms(project, roomAt(edit.at), Math.floor(edit.to * project.rooms.length))
    default:
      return describeUnitEdit(project, edit, edit.what === 'serve' && edit.at !== null ? roomAt(edit.at)[0] : undefined)
  }
}

type UnitEdit = Exclude<RoomEdit, { what: 'add' | 'edit' | 'editEach' | 'remove' | 'move' }>

function describeUnitEdit(project: Project, edit: UnitEdit, roomId: string | undefined): Change | null {
  const systemId = pick(project.systemOrder, edit.system)
  if (systemId === undefined) return null
  const unit = unitOf(project, systemId, edit)
  switch (edit.what) {
    case 'serve':
      return unit ? serveRoom(project, roomId ?? null, [{ systemId, unitIds: [unit.id] }], pack) : null
    case 'addUnits': {
      const room = pick(project.rooms, edit.at)
      return addIndoorUnits(
        project,
        systemId,
        edit.units.map((each) => ({ ...each, ...(room && { roomId: room.id }) })),
        pack,
      )
    }
    case 'editUnit':
      return unit ? editIndoorUnits(project, systemId, [unit.id], edit.patch, pack) : null
    case 'countUnit':
      return unit ? editIndoorUnits(project, systemId, [unit.id], { count: edit.count }, pack) : null
    case 'size':
      return unit ? setRoomSizes(project, systemId, new Map([[unit.id, { roomAreaM2: edit.areaM2 }]])) : null
    case 'removeUnit':
      return unit ? removeIndoorUnits(project, systemId, [unit.id], pack) : null
    case 'moveUnit': {
      const to = project.systemOrder.find((id) => id !== systemId)
      return unit && to !== undefined ? moveIndoorUnits(project, systemId, [unit.id], to, pack) : null
    }
    case 'copySystem':
      return project.systemOrder.length < 4 ? copySystem(project, systemId) : null
    case 'removeSystem':
      return project.systemOrder.length > 1 ? removeSystem(project, systemId) : null
  }
}

function unitOf({ systems }: Project, systemId: string, edit: UnitEdit): IndoorUnit | undefined {
  const at = edit.what === 'serve' ? edit.units : 'at' in edit ? edit.at : 0
  return pick(systems[systemId]?.indoorUnits ?? [], at)
}
