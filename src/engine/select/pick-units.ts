import * as T from '../../../assembly/common/layout/layout-select'
import type { Verb } from '../../../workers/verb'
import type { Pack } from '../../contract/pack'
import { addressesOf } from '../../model/pack-rules/unit-addresses'
import type { DesignConditions } from '../../model/project/project'
import type { PackedCore } from '../host/packed-core'
import type { RoomDemand } from './demand'
import type { Item } from './item'
import type { Family } from './option'
import { encodeHead } from './rating'
import { floorHeights } from './room-order'
import type { UnmetRoom } from './selection'

const PICK = { name: 'pickUnits', takes: ['pack', 'layout-select'] } as const satisfies Verb

/** Most units of one model for one room. */
const MOST_UNITS = 16

type IndoorModel = Pack['iduModels']['items'][number]

/** Rooms with their units, in the order of the rooms, and those that no model covers. */
export interface PickedUnits {
  items: Item[]
  unmet: UnmetRoom[]
  /** Shares of the nominal capacities that units deliver behind a fully loaded outdoor unit. */
  coolShare: number
  heatShare: number
}

/** Picks units for rooms: the fewest of the smallest model of the wanted type whose corrected capacities cover the room with the pack's reserve. */
export async function pickUnits(
  packed: PackedCore,
  design: DesignConditions,
  family: Family,
  rooms: readonly RoomDemand[],
): Promise<PickedUnits> {
  const { pack } = packed
  const types = Object.keys(pack.iduTypes)
  const models = modelsOf(pack, family.refrigerant, types)
  const reserve = (pack.delivered?.pickReservePct ?? 0) / 100
  const buffer = new ArrayBuffer(T.pickBytes(family.options.length, models.length, rooms.length))
  encodeHead(buffer, packed, design, family.options, { rows: rooms.length, models: models.length, sets: [] })
  const slots = new Float64Array(buffer, T.SELECT_START, T.SELECT_SLOTS)
  slots[T.SELECT_RESERVE] = reserve
  slots[T.SELECT_MOST] = MOST_UNITS
  const list = new Float64Array(buffer, T.modelStart(0, family.options.length), models.length * T.PICK_MODEL_WIDTH)
  for (const [place, model] of models.entries()) {
    list[place * T.PICK_MODEL_WIDTH + T.PICK_MODEL_ROW] = packed.rows.equipmentRow(model.id)
    list[place * T.PICK_MODEL_WIDTH + T.PICK_MODEL_TYPE] = types.indexOf(model.type)
  }
  const cells = new Float64Array(buffer, T.rowStart(0, family.options.length, models.length), rooms.length * T.ROOM_WIDTH)
  for (const [place, room] of rooms.entries()) {
    // An unknown type has no model, so that the room is not covered by another one.
    const type = room.type === '' ? -1 : types.includes(room.type) ? types.indexOf(room.type) : types.length
    const at = place * T.ROOM_WIDTH
    cells.set([room.coolKw, room.sensibleKw, room.heatKw, type], at)
    cells[at + T.ROOM_AREA] = room.areaM2 ?? 0
    cells[at + T.ROOM_HEIGHT] = room.heightM ?? 0
  }
  const [answer] = await packed.core.call(PICK, packed.handle, buffer)
  return readPicked(answer, { pack, family, models, rooms, reserve })
}

/** Returns the models for a refrigerant, the smallest first; of equal ones in the order of the pack's types. */
function modelsOf(pack: Pack, refrigerant: string, types: readonly string[]): IndoorModel[] {
  return pack.iduModels.items
    .filter(({ refrigerants }) => refrigerants === undefined || refrigerants.some((one) => one === refrigerant))
    .sort((a, b) => a.coolKw - b.coolKw || types.indexOf(a.type) - types.indexOf(b.type) || (a.id < b.id ? -1 : 1))
}

interface PickAsked {
  pack: Pack
  family: Family
  models: readonly IndoorModel[]
  rooms: readonly RoomDemand[]
  reserve: number
}

function readPicked(answer: ArrayBuffer, { pack, family, models, rooms, reserve }: PickAsked): PickedUnits {
  const slots = new Float64Array(answer, T.SELECT_START, T.SELECT_SLOTS)
  const cells = new Float64Array(answer, T.rowStart(0, family.options.length, models.length), rooms.length * T.ROOM_WIDTH)
  const heights = floorHeights(rooms)
  const picked: PickedUnits = {
    items: [],
    unmet: [],
    coolShare: slots[T.SELECT_COOL_SHARE] ?? 1,
    heatShare: slots[T.SELECT_HEAT_SHARE] ?? 1,
  }
  for (const [place, room] of rooms.entries()) {
    const cell = (column: number): number => cells[place * T.ROOM_WIDTH + column] ?? NaN
    const model = models[cell(T.ROOM_MODEL)]
    if (!model) {
      picked.unmet.push(...shortOf(room, reserve, cell))
      continue
    }
    const count = cell(T.ROOM_COUNT)
    picked.items.push({
      room,
      model: model.id,
      count,
      floor: heights.get(room.floor) ?? 0,
      loadKw: Math.max(room.coolKw, room.heatKw),
      index: count * model.capacityIndex,
      addresses: count * addressesOf(pack, model.countFactor, model.coolKw, false),
      nominalCoolKw: count * model.coolKw,
      nominalHeatKw: count * model.heatKw,
      deliveredCoolKw: cell(T.ROOM_DELIVERED_COOL),
      deliveredHeatKw: cell(T.ROOM_DELIVERED_HEAT),
      leastCool: cell(T.ROOM_LEAST_COOL),
      leastHeat: cell(T.ROOM_LEAST_HEAT),
      mostKg: cell(T.ROOM_MOST_KG),
      weightKg: count * (model.weightKg ?? 0),
    })
  }
  return picked
}

/** Returns the capacities that the room requires, with the reserve, and does not get from the most units. */
function shortOf(room: RoomDemand, reserve: number, cell: (column: number) => number): UnmetRoom[] {
  const quantities = [
    ['cooling', room.coolKw, cell(T.ROOM_DELIVERED_COOL)],
    ['sensible', room.sensibleKw, cell(T.ROOM_DELIVERED_SENSIBLE)],
    ['heating', room.heatKw, cell(T.ROOM_DELIVERED_HEAT)],
  ] as const
  return quantities.flatMap(([quantity, kw, deliveredKw]) => {
    const requiredKw = kw * (1 + reserve)
    return requiredKw > 0 && deliveredKw < requiredKw ? [{ room: room.id, quantity, requiredKw, deliveredKw }] : []
  })
}
