import * as T from '../../../assembly/common/layout/layout-select'
import type { Verb } from '../../../workers/verb'
import { pickReserve } from '../../model/pack-rules/pick-reserve'
import type { DesignConditions } from '../../model/project/project'
import type { DeliveredShares } from '../decode/delivered-shares'
import type { PackedCore } from '../host/packed-core'
import type { RoomDemand } from './demand'
import type { OutdoorOption } from './option'
import { encodeHead } from './rating'

const PICK = { name: 'pickUnits', takes: ['pack', 'layout-select'] } as const satisfies Verb

/** The rooms that units are picked for, and the models that they are picked from. */
export interface UnitQuestion {
  design: DesignConditions
  rooms: readonly Pick<RoomDemand, 'coolKw' | 'sensibleKw' | 'heatKw' | 'type' | 'areaM2' | 'heightM'>[]
  /** Models in the order in which they are tried. */
  models: readonly { id: string; type: string }[]
  /** Most units of one model for one room. */
  mostUnits: number
  /** Outdoor units of which the weakest decides what units deliver. */
  options: readonly OutdoorOption[]
  /** Shares of nominal capacities that units deliver, where they are known: then the outdoor units do not decide. */
  shares?: DeliveredShares
}

/** The core's answer: columns of `layout-select` by room, and the shares of nominal capacities it reckoned with. */
export interface UnitAnswer {
  cell: (room: number, column: number) => number
  coolShare: number
  heatShare: number
}

/** Asks the core for the fewest units of one model, and of these the first model of the room's type, whose corrected capacities cover each room with the pack's reserve. */
export async function askForUnits(packed: PackedCore, question: UnitQuestion): Promise<UnitAnswer> {
  const { design, rooms, models, mostUnits, options, shares } = question
  const buffer = new ArrayBuffer(T.pickBytes(options.length, models.length, rooms.length))
  encodeHead(buffer, packed, design, options, { rows: rooms.length, models: models.length, sets: [] })
  const slots = new Float64Array(buffer, T.SELECT_START, T.SELECT_SLOTS)
  slots[T.SELECT_RESERVE] = pickReserve(packed.pack) / 100
  slots[T.SELECT_MOST] = mostUnits
  slots[T.SELECT_KNOWN_COOL] = shares?.cooling ?? 0
  slots[T.SELECT_KNOWN_HEAT] = shares?.heating ?? 0
  const numberOf = numbering(models.map(({ type }) => type))
  const indoor = new Set(packed.pack.iduModels.items.map(({ id }) => id))
  const list = new Float64Array(buffer, T.modelStart(0, options.length), models.length * T.PICK_MODEL_WIDTH)
  for (const [place, { id, type }] of models.entries()) {
    const at = place * T.PICK_MODEL_WIDTH
    list[at + T.PICK_MODEL_ROW] = packed.rows.equipmentRow(id)
    list[at + T.PICK_MODEL_TYPE] = numberOf(type)
    list[at + T.PICK_MODEL_IS_INDOOR] = indoor.has(id) ? 1 : 0
  }
  const start = T.rowStart(0, options.length, models.length)
  const cells = new Float64Array(buffer, start, rooms.length * T.ROOM_WIDTH)
  for (const [place, room] of rooms.entries()) {
    const at = place * T.ROOM_WIDTH
    cells.set([room.coolKw, room.sensibleKw, room.heatKw, room.type === '' ? -1 : numberOf(room.type)], at)
    cells[at + T.ROOM_AREA] = room.areaM2 ?? 0
    cells[at + T.ROOM_HEIGHT] = room.heightM ?? 0
  }
  const [answer] = await packed.core.call(PICK, packed.handle, buffer)
  const answered = new Float64Array(answer, T.SELECT_START, T.SELECT_SLOTS)
  const rows = new Float64Array(answer, start, rooms.length * T.ROOM_WIDTH)
  return {
    cell: (room, column) => rows[room * T.ROOM_WIDTH + column] ?? NaN,
    coolShare: answered[T.SELECT_COOL_SHARE] ?? 1,
    heatShare: answered[T.SELECT_HEAT_SHARE] ?? 1,
  }
}

/** Numbers types; one that no model has gets a number of its own, so that no model serves its rooms. */
function numbering(types: readonly string[]): (type: string) => number {
  const numbers = new Map([...new Set(types)].map((type, number) => [type, number]))
  return (type) => numbers.get(type) ?? numbers.size
}
