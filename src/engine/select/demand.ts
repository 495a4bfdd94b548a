import type { DesignConditions } from '../../model/project/project'
import type { Sizing } from '../../model/project/sizing'
import type { Weights } from '../../model/project/weights'
import type { WantedOutdoor } from './option'

/** A room that needs indoor units. kW; 0 means that nothing is required. */
export interface RoomDemand {
  id: string
  name: string
  floor: string
  zone: string
  use: string
  /** Pack code of the wanted type of indoor unit; '' for any. */
  type: string
  coolKw: number
  sensibleKw: number
  heatKw: number
  /** Floor area in m² and height in m, where they are known: they bound the charge of the system. */
  areaM2?: number | null
  heightM?: number | null
  /** Loads hour by hour, kW, where they are known; peaks count for every hour else. All lists of one demand are equally long. */
  hourlyCoolKw?: readonly number[]
  hourlyHeatKw?: readonly number[]
}

/** Rooms, conditions and wishes that systems are selected for. */
export interface SelectionDemand extends WantedOutdoor {
  rooms: readonly RoomDemand[]
  design: DesignConditions
  weights: Weights
  /** Factors on the loads of the rooms, by which units are chosen; 1 where they are missing. */
  sizing?: Sizing
  /** Prices by model, all in one currency. */
  prices?: Readonly<Record<string, number>>
}

/** Ways to watch a selection and to end it. */
export interface SelectionWatch {
  signal?: AbortSignal
  /** Called with the part that is done, 0 to 1. */
  onProgress?: (done: number) => void
}
