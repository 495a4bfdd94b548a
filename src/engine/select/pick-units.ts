import * as T from '../../../assembly/common/layout/layout-select'
import type { Pack } from '../../contract/pack'
import { pickReserve } from '../../model/pack-rules/pick-reserve'
import { addressesOf } from '../../model/pack-rules/unit-addresses'
import type { DesignConditions } from '../../model/project/project'
import type { PackedCore } from '../host/packed-core'
import { askForUnits, type UnitAnswer } from './ask-for-units'
import type { RoomDemand } from './demand'
import type { Item } from './item'
import type { Family } from './option'
import { floorHeights } from './room-order'
import type { UnmetRoom } from './selection'

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
  const models = modelsOf(pack, family.refrigerant)
  const answer = await askForUnits(packed, { design, rooms, models, mostUnits: MOST_UNITS, options: family.options })
  return readPicked(answer, pack, models, rooms)
}

/** Returns the models for a refrigerant, the smallest first; of equal ones in the order of the pack's types. */
function modelsOf(pack: Pack, refrigerant: string): IndoorModel[] {
  const types = Object.keys(pack.iduTypes)
  return pack.iduModels.items
    .filter(({ refrigerants }) => refrigerants === undefined || refrigerants.some((one) => one === refrigerant))
    .sort((a, b) => a.coolKw - b.coolKw || types.indexOf(a.type) - types.indexOf(b.type) || (a.id < b.id ? -1 : 1))
}

function readPicked(
  { cell: cellOf, coolShare, heatShare }: UnitAnswer,
  pack: Pack,
  models: readonly IndoorModel[],
  rooms: readonly RoomDemand[],
): PickedUnits {
  const heights = floorHeights(rooms)
  const picked: PickedUnits = { items: [], unmet: [], coolShare, heatShare }
  for (const [place, room] of rooms.entries()) {
    const cell = (column: number): number => cellOf(place, column)
    const model = models[cell(T.ROOM_MODEL)]
    if (!model) {
      picked.unmet.push(...shortOf(room, pickReserve(pack) / 100, cell))
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
