import type { RoomDemand } from './demand'

/** A room with the units that were picked for it. Capacities are those of all its units, kW. */
export interface Item {
  room: RoomDemand
  model: string
  count: number
  /** Place of the room's floor in the building. */
  floor: number
  /** The larger of required cooling and heating, kW: by this the room counts where loads are compared. */
  loadKw: number
  index: number
  /** Addresses of the units. */
  addresses: number
  nominalCoolKw: number
  nominalHeatKw: number
  /** Delivered at the shares of a fully loaded outdoor unit. */
  deliveredCoolKw: number
  deliveredHeatKw: number
  /** Least shares of the nominal capacity that still cover the room with the reserve. */
  leastCool: number
  leastHeat: number
  /** Largest charge of a system that the room may have, kg. */
  mostKg: number
  weightKg: number
}
