import type { OutdoorType } from '../../model/project/codes'
import type { DesignConditions, IndoorUnit } from '../../model/project/project'

/** The way of a list item's refrigerant before it is drawn. Lengths in m from the first joint; of the gas and the liquid line where they have their own. */
export interface UnitWay {
  disToFirstJointM?: number
  gasLengthM?: number
  liquidLengthM?: number
  /** Height above the outdoor unit in m. */
  heightM?: number
}

/** A system's list before anything is drawn. */
export interface AdjustDemand {
  design: DesignConditions
  indoorUnits: readonly IndoorUnit[]
  /** Chosen outdoor modules or a listed combination; where none is chosen, one is supposed whose rated capacities are those of the units. */
  outdoorModels: readonly string[]
  outdoorType?: OutdoorType
  /** Length of the main pipe in m; that of the pack where none is given. */
  defaultLengthM?: number
  /** Ways of single items by their id. */
  ways?: ReadonlyMap<string, UnitWay>
  library?: string
}

/** Total cooling, sensible cooling and heating in kW. */
export interface Capacities {
  coolKw: number
  sensibleKw: number
  heatKw: number
}

/** Capacities that a room requires of one unit, kW, and what they are of the delivered ones, per cent; null where nothing is required or delivered. */
export interface RequiredCapacities {
  coolKw: number | null
  sensibleKw: number | null
  heatKw: number | null
  coolPct: number | null
  sensiblePct: number | null
  heatPct: number | null
}

/** Figures of one unit of a list item before it is drawn; an air handler is the sum of its kits. */
export interface AdjustedUnit {
  itemId: string
  model: string
  /** Number of units of the item. */
  count: number
  nominal: Capacities
  /** Delivered by one unit at design conditions, and by all units of the item. */
  delivered: Capacities
  ofAll: Capacities
  required: RequiredCapacities
  /** Metres from the first joint: of the longer line, of gas and liquid, and equivalent. */
  actualM: number
  gasM: number
  liquidM: number
  equivalentM: number
  /** Diameters of the unit's pipe in mm; null where there is no such line, or no outdoor unit that decides it. */
  gasMm: number | null
  liquidMm: number | null
  highPressureMm: number | null
}

/** Sums of a list and the ratios of its outdoor unit: kW, per cent. */
export interface AdjustedSystem {
  /** Whether the outdoor unit is supposed, because none is chosen. */
  isSupposed: boolean
  /** Whether kinds of units are mixed on the outdoor unit. */
  isMixed: boolean
  ratedCrPct: number
  actualCrPct: number
  outdoorNominalCoolKw: number
  outdoorNominalHeatKw: number
  outdoorCoolKw: number
  outdoorHeatKw: number
  /** Sums over all units: nominal, and delivered. */
  nominal: Capacities
  delivered: Capacities
  unitCount: number
  maxUnitCount: number
}

/** Items without refrigerant and of unknown models have no row; `system` is null where none is left. */
export interface Adjustment {
  units: AdjustedUnit[]
  system: AdjustedSystem | null
}
