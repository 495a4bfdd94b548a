import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { pickForRooms, type RoomPick } from '../../../src/engine/select/pick-for-rooms'
import { pickReserve } from '../../../src/model/pack-rules/pick-reserve'
import type { PackTables } from '../../reference/pack-tables'
import { pickPlainly, type ReferenceModel } from '../../reference/unit-pick'
import type { Outcome } from '../check-project'
import type { Dice } from '../dice'
import { between, randomDesign, randomRooms, randomSizing } from './random-demand'

const MOST_UNITS = 64
const MOST_ROOMS = 8

/** Holds the core's units for rooms against those of the plain twin. Refused is a question in which no room gets units. */
export async function checkPick(dice: Dice, engine: Engine, pack: Pack, tables: PackTables): Promise<Outcome> {
  const models = modelsOf(pack)
  const types = [...new Set(models.map(({ type }) => type)), 'unknown']
  const rooms = randomRooms(dice, 1 + dice.below(MOST_ROOMS), types).map((room) => ({ ...room, type: room.type || 'DM' }))
  const design = randomDesign(dice)
  const sizing = randomSizing(dice)
  const shares = { cooling: between(dice, 0.5, 1.1), heating: between(dice, 0.4, 1.1) }
  const picks = await engine.run(pickForRooms, { rooms, design, shares, sizing })
  const reserve = 1 + pickReserve(pack) / 100
  for (const [place, room] of rooms.entries()) {
    const asked = {
      type: room.type,
      coolKw: room.coolKw * sizing.cooling * reserve,
      sensibleKw: room.sensibleKw * sizing.cooling * reserve,
      heatKw: room.heatKw * sizing.heating * reserve,
    }
    const isAsked = room.coolKw > 0 || room.heatKw > 0
    const plain = pickPlainly(asked, isAsked ? models : [], shares, design, tables, MOST_UNITS)
    const found = picks[place] ?? null
    if (!plain.isClose && !isSame(found, plain.id, plain.count))
      return { failure: 'the core picks other units than the twin', detail: JSON.stringify({ room, found, plain, shares, sizing, design }) }
  }
  return picks.some((pick) => pick !== null) ? 'accepted' : 'refused'
}

function isSame(found: RoomPick | null, id: string | null, count: number): boolean {
  return found === null ? id === null : found.model === id && found.count === count
}

function modelsOf({ iduModels, freshAirUnits, hydroModules, ahuKits }: Pack): ReferenceModel[] {
  const models: ReferenceModel[] = [
    ...iduModels.items.map((item) => ({ ...item, airflowM3h: item.airflowM3h.high })),
    ...freshAirUnits.items.map((item) => ({ ...item, airflowM3h: 0 })),
    ...hydroModules.items.map((item) => ({ ...item, sensibleKw: 0, airflowM3h: 0 })),
    ...ahuKits.items.map((item) => ({ ...item, coolKw: item.defaultIndex / 10, sensibleKw: 0, airflowM3h: 0 })),
  ]
  return models.sort((a, b) => a.coolKw - b.coolKw || a.heatKw - b.heatKw || (a.id < b.id ? -1 : 1))
}
