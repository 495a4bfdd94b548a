import type { DesignConditions } from '../../src/model/project/project'
import { designState } from './capacities'
import type { PackTables } from './pack-tables'

const RATED_INDOOR_DB = 27
/** Litres per minute and degree to kW, as in the sensible step of the design specification. */
const KW_PER_M3_MIN = 0.02

/** What a room requires, with everything that it counts times, kW; 0 where nothing is required. */
export interface ReferenceRoom {
  coolKw: number
  sensibleKw: number
  heatKw: number
  type: string
}

/** A model with its figures: kW, m³/h. */
export interface ReferenceModel {
  id: string
  type: string
  coolKw: number
  heatKw: number
  sensibleKw: number
  airflowM3h: number
}

/** The picked model with its number and the smallest part of a requirement that it delivers; `isClose` where another model delivers a part so near 1 that rounding decides. */
export interface ReferencePick {
  id: string | null
  count: number
  isClose: boolean
}

/** Picks units for a room by trying one unit of every model, then two and so on: models from the smallest up, shares of nominal capacities given. */
export function pickPlainly(
  room: ReferenceRoom,
  models: readonly ReferenceModel[],
  shares: { cooling: number; heating: number },
  design: DesignConditions,
  pack: PackTables,
  mostUnits: number,
): ReferencePick {
  const { bypassFactor } = pack.capacityCorrection.default.indoor
  const { indoorDb, elevationM } = designState(design)
  const density = elevationM > 0 ? (1 - 2.25577e-5 * elevationM) ** 5.2559 : 1
  const step = KW_PER_M3_MIN * (1 - bypassFactor) * (indoorDb - RATED_INDOOR_DB) * density
  let isClose = false
  for (let count = 1; count <= mostUnits; count++) {
    for (const model of models) {
      if (model.type !== room.type) continue
      const cool = model.coolKw * shares.cooling
      const dry = model.sensibleKw * shares.cooling + (step * model.airflowM3h) / 60
      const sensible = model.sensibleKw > 0 ? Math.min(cool, Math.max(0, dry)) : 0
      const part = Math.min(
        partOf(count * cool, room.coolKw),
        partOf(count * sensible, room.sensibleKw),
        partOf(count * model.heatKw * shares.heating, room.heatKw),
      )
      if (Math.abs(part - 1) < 1e-7) isClose = true
      if (part >= 1) return { id: model.id, count, isClose }
    }
  }
  return { id: null, count: 0, isClose }
}

function partOf(delivered: number, required: number): number {
  return required > 0 ? delivered / required : Infinity
}
