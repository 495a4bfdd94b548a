import type { Room } from '../../../model/project/rooms/room'
import { InputError } from '../../input-error'
import { amountIn, listIn, recordOf, shown, textIn, type JsonRecord, type Place } from '../read-value'
import { isSafeName, unknownFields } from '../unknown-fields'

const FIELDS = new Set(['id', 'name', 'floor', 'zone', 'areaM2', 'heightM', 'use', 'coolKw', 'sensibleKw', 'heatKw', 'type'])
const MOST_ROOMS = 100_000

/**
 * Reads `selection.rooms`, which is our own field; a missing list is an empty one. Areas are in m², heights in m and capacities in kW whatever the project's unit.
 * @throws InputError with the JSON path where a room is wrong, or two have the same id
 */
export function readRooms(selection: JsonRecord, place: Place): Room[] {
  const list = listIn(selection, 'rooms', place)
  if (list.length > MOST_ROOMS) throw new InputError(`${place()}.rooms`, `at most ${MOST_ROOMS} rooms, not ${list.length}`)
  const ids = new Set<string>()
  return list.map((item, index) => {
    const at: Place = () => `${place()}.rooms[${index}]`
    const room = readRoom(item, index, at)
    if (ids.has(room.id)) throw new InputError(`${at()}.id`, `an id that no other room has, not ${shown(room.id)}`)
    ids.add(room.id)
    return room
  })
}

/** Reads one room. A room without an id gets one from its index, the same on every read. */
function readRoom(value: unknown, index: number, place: Place): Room {
  const record = recordOf(value, place)
  const text = (key: string): string => textIn(record, key, place) ?? ''
  // An emptied form field means "not given".
  const amount = (key: string): number | null => (record[key] === '' ? null : (amountIn(record, key, place) ?? null))
  const id = text('id') || `room-${index + 1}`
  if (!isSafeName(id)) throw new InputError(`${place()}.id`, `another id than ${shown(id)}`)
  return {
    id,
    name: text('name'),
    floor: text('floor'),
    zone: text('zone'),
    areaM2: amount('areaM2'),
    heightM: amount('heightM'),
    use: text('use'),
    coolKw: amount('coolKw'),
    sensibleKw: amount('sensibleKw'),
    heatKw: amount('heatKw'),
    type: text('type'),
    extra: unknownFields(record, FIELDS, place) ?? {},
  }
}

/** Writes a room in its wire form. */
export function writeRoom({ extra, ...room }: Room): JsonRecord {
  return { ...extra, ...room }
}
