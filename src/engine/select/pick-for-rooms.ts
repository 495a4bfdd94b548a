import * as T from '../../../assembly/common/layout/layout-select'
import type { Pack } from '../../contract/pack'
import type { DesignConditions } from '../../model/project/project'
import type { Sizing } from '../../model/project/sizing'
import type { DeliveredShares } from '../decode/delivered-shares'
import type { PackedCore } from '../host/packed-core'
import { askForUnits } from './ask-for-units'
import { sizedRoom } from './sized-room'

/** Most units of one model that a room may get by hand. */
const MOST_UNITS = 64

/** A room that gets units of one type. Loads in kW; 0 means that nothing is required. */
export interface TypedRoom {
  coolKw: number
  sensibleKw: number
  heatKw: number
  /** Pack code of the type: of indoor, fresh-air or hydro units, or kits. */
  type: string
}

/** Rooms that get units in a system whose units deliver known shares of their nominal capacities. */
export interface RoomsDemand {
  rooms: readonly TypedRoom[]
  design: DesignConditions
  shares: DeliveredShares
  sizing: Sizing
}

/** A model with the number of units that carry a room. */
export interface RoomPick {
  model: string
  count: number
}

/**
 * Picks units for rooms as the automatic selection does: the fewest of the smallest model of each room's type that cover cooling, sensible cooling and heating, times
 * the sizing factors, with the pack's reserve. Returns null for a room that requires nothing, or that no model covers.
 */
export async function pickForRooms(packed: PackedCore, { rooms, design, shares, sizing }: RoomsDemand): Promise<(RoomPick | null)[]> {
  const models = modelsOf(packed.pack)
  const sized = rooms.map((room) => sizedRoom(room, sizing))
  const { cell } = await askForUnits(packed, { design, rooms: sized, models, mostUnits: MOST_UNITS, options: [], shares })
  return rooms.map(({ coolKw, heatKw, type }, place) => {
    const model = type !== '' && (coolKw > 0 || heatKw > 0) ? models[cell(place, T.ROOM_MODEL)] : undefined
    return model ? { model: model.id, count: cell(place, T.ROOM_COUNT) } : null
  })
}

/** Returns all models on refrigerant pipes, the smallest first. A kit is as large as the index that it usually has. */
function modelsOf({ iduModels, freshAirUnits, hydroModules, ahuKits }: Pack): { id: string; type: string }[] {
  const kits = ahuKits.items.map(({ id, type, heatKw, defaultIndex }) => ({ id, type, heatKw, coolKw: defaultIndex / 10 }))
  return [...iduModels.items, ...freshAirUnits.items, ...hydroModules.items, ...kits].sort(
    (a, b) => a.coolKw - b.coolKw || a.heatKw - b.heatKw || (a.id < b.id ? -1 : 1),
  )
}
