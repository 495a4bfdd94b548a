import type { ProjectInformation } from '../../model/project/project'
import type { Room } from '../../model/project/rooms/room'
import { MOST_WEIGHT, WEIGHT_NAMES } from '../../model/project/weights'
import { InputError } from '../input-error'
import { readFirstPage } from '../wire/pages/first-page'
import { amountIn, isGiven, listIn, recordIn, recordOf, shown, textIn, type JsonRecord, type Place } from '../wire/read-value'
import { isSafeName, unknownFields } from '../wire/unknown-fields'

/** A room of a selection; `key` is how answers name it: its id where it has one, else its name. */
export interface GivenRoom extends Room {
  key: string
  coolKw: number
  heatKw: number
  hourlyCoolKw?: number[]
  hourlyHeatKw?: number[]
}

/** Rooms and wishes for an automatic selection, as files and programs give them; metric. */
export interface SelectionInput {
  rooms: GivenRoom[]
  information: ProjectInformation
  family?: string
  refrigerant?: string
  /** Values of the sliders of page 2, from the first to the tenth; undefined where one is not given. */
  weights: (number | undefined)[]
  prices: Record<string, number>
}

const FIELDS = new Set(['rooms', 'page1', 'family', 'refrigerant', 'weights', 'prices'])
const ROOM_FIELDS = new Set([
  ...['id', 'name', 'floor', 'zone', 'areaM2', 'heightM', 'use', 'coolKw', 'sensibleKw', 'heatKw', 'type'],
  ...['hourlyCoolKw', 'hourlyHeatKw'],
])
const MOST_ROOMS = 100_000
const ROOT: Place = () => '$'

/** Names of a pack that a request may use: types of indoor units, and families and refrigerants of outdoor units. */
export interface SelectionWords {
  types: readonly string[]
  families: readonly string[]
  refrigerants: readonly string[]
}

/**
 * Reads rooms and wishes, checked field by field. Unknown fields are refused at the top, where they are wishes that would be lost, and kept in rooms.
 * @throws InputError with the JSON path of the first wrong value and what was expected there
 */
export function readSelectionInput(json: unknown, words: SelectionWords): SelectionInput {
  const record = recordOf(json, ROOT)
  for (const key of Object.keys(record))
    if (!FIELDS.has(key)) throw new InputError(`$.${key}`, `one of the fields ${[...FIELDS].join(', ')}`)
  const list = listIn(record, 'rooms', ROOT)
  if (list.length === 0) throw new InputError('$.rooms', 'a list of at least one room')
  if (list.length > MOST_ROOMS) throw new InputError('$.rooms', `at most ${MOST_ROOMS} rooms, not ${list.length}`)
  const ids = new Set<string>()
  const rooms = list.map((item, index) => {
    const at: Place = () => `$.rooms[${index}]`
    const room = readRoom(item, index, words.types, at)
    if (ids.has(room.id)) throw new InputError(`${at()}.id`, `an id that no other room has, not ${shown(room.id)}`)
    ids.add(room.id)
    return room
  })
  const family = wishIn(record, 'family', words.families)
  const refrigerant = wishIn(record, 'refrigerant', words.refrigerants)
  return {
    rooms,
    information: readFirstPage({ page1: recordIn(record, 'page1', ROOT) }),
    ...(family !== undefined && { family }),
    ...(refrigerant !== undefined && { refrigerant }),
    weights: readWeights(recordIn(record, 'weights', ROOT)),
    prices: readPrices(recordIn(record, 'prices', ROOT)),
  }
}

function readRoom(value: unknown, index: number, types: readonly string[], place: Place): GivenRoom {
  const record = recordOf(value, place)
  const given = textIn(record, 'id', place) ?? ''
  const name = textIn(record, 'name', place) ?? ''
  if (given === '' && name === '') throw new InputError(`${place()}.name`, 'a name: text that is not empty')
  if (!isSafeName(given)) throw new InputError(`${place()}.id`, `another id than ${shown(given)}`)
  const type = textIn(record, 'type', place) ?? ''
  if (type !== '' && !types.includes(type)) throw new InputError(`${place()}.type`, `one of ${types.join(', ')}, not ${shown(type)}`)
  const load = (key: string): number => {
    const kw = amountIn(record, key, place)
    if (kw === undefined) throw new InputError(`${place()}.${key}`, 'a number in kW; 0 where nothing is required')
    return kw
  }
  const hourlyCoolKw = hoursIn(record, 'hourlyCoolKw', place)
  const hourlyHeatKw = hoursIn(record, 'hourlyHeatKw', place)
  return {
    id: given || `room-${index + 1}`,
    key: given || name,
    name,
    floor: textIn(record, 'floor', place) ?? '',
    zone: textIn(record, 'zone', place) ?? '',
    areaM2: amountIn(record, 'areaM2', place) ?? null,
    heightM: amountIn(record, 'heightM', place) ?? null,
    use: textIn(record, 'use', place) ?? '',
    coolKw: load('coolKw'),
    sensibleKw: amountIn(record, 'sensibleKw', place) ?? null,
    heatKw: load('heatKw'),
    type,
    extra: unknownFields(record, ROOM_FIELDS, place) ?? {},
    ...(hourlyCoolKw && { hourlyCoolKw }),
    ...(hourlyHeatKw && { hourlyHeatKw }),
  }
}

/** Reads loads of the hours of a day or a year; undefined where none are given. */
function hoursIn(record: JsonRecord, key: string, place: Place): number[] | undefined {
  if (!isGiven(record[key])) return undefined
  const list = listIn(record, key, place)
  if (list.length !== 24 && list.length !== 8760) throw new InputError(`${place()}.${key}`, `24 or 8760 numbers in kW, not ${list.length}`)
  return list.map((value, hour) => amountIn({ hour: value ?? '' }, 'hour', () => `${place()}.${key}[${hour}]`) ?? 0)
}

function wishIn(record: JsonRecord, key: string, words: readonly string[]): string | undefined {
  const wish = textIn(record, key, ROOT) ?? ''
  if (wish === '') return undefined
  if (!words.includes(wish)) throw new InputError(`$.${key}`, `one of ${words.join(', ')}, not ${shown(wish)}`)
  return wish
}

function readWeights(record: JsonRecord): (number | undefined)[] {
  const names = WEIGHT_NAMES.map((_, place) => `sliderValue${place + 1}`)
  for (const key of Object.keys(record))
    if (!names.includes(key)) throw new InputError(`$.weights.${key}`, `one of ${names[0] ?? ''} to ${names.at(-1) ?? ''}`)
  return names.map((name) => {
    const weight = amountIn(record, name, () => '$.weights')
    if (weight !== undefined && weight > MOST_WEIGHT)
      throw new InputError(`$.weights.${name}`, `a number from 0 to ${MOST_WEIGHT}, not ${weight}`)
    return weight
  })
}

function readPrices(record: JsonRecord): Record<string, number> {
  const prices: Record<string, number> = {}
  for (const model of Object.keys(record)) {
    const price = amountIn(record, model, () => '$.prices')
    if (price !== undefined && isSafeName(model)) prices[model] = price
  }
  return prices
}
