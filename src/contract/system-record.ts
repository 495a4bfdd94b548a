import type { GivenInputs } from '../model/finding/missing-input'
import type { Repair } from '../model/finding/repair'
import type { Severity } from '../model/finding/finding'

/** Factors from nominal to delivered capacity, each applied to the one before; 1 where it does not apply. */
export interface FactorChain {
  ratio: number
  indoor: number
  outdoor: number
  length: number
  level: number
  defrost: number
  altitude: number
}

/**
 * One unit below the outdoor unit. Capacities in kW: `CoolingLoad`/`HeatingLoad` required (null where none is given), `adjust…` delivered at design
 * conditions.
 */
export interface IndoorOutput {
  nodeId: string
  IDUModel: string
  IDUName: string
  IDUType: string
  CoolingLoad: number | null
  HeatingLoad: number | null
  adjustTCforCooling: number
  adjustSCforCooling: number
  adjustTCforHeating: number
  nominalCoolCapa: number
  nominalHeatCapa: number
  /** Actual and equivalent distance to the first joint in m. */
  disToFJ: number
  EdisToFJ: number
  /** Actual and equivalent distance to the outdoor unit in m. */
  actualDistanceM: number
  equivalentDistanceM: number
  /** Room concentration in kg/m³ where the list item carries a room's area and height, else null. */
  concentrationKgM3: number | null
  factors: { cooling: FactorChain; heating: FactorChain }
}

/** One edge of the diagram. Lengths in m, diameters in mm; null where the system has no such pipe. */
export interface PipeOutput {
  edgeId: string
  UpStreamPointName: string
  DownStreamPointName: string
  capacityKw: number
  ActualPipeLength: number
  /** Whether the default length applies to the pipe or to at least one of its lines. */
  isDefaultLength: boolean
  bendingcount: number
  equivalentLengthM: number
  GasPipeDiameter: number
  LiquidPipeDiameter: number
  HighPressurePipeDiameter: number | null
  /** Diameter changers at the pipe's ends; null where none is needed. */
  diameterChangerUp: DiameterChanger | null
  diameterChangerDown: DiameterChanger | null
}

export type PipeLine = 'gas' | 'liquid' | 'highPressure'

/** A change of diameter between a pipe and its neighbour, on one or several of its lines. */
export interface DiameterChanger {
  extent: 'one' | 'list'
  lines: PipeLine[]
}

/** Diameters in mm of a pipe between outdoor modules. */
export interface ConnectingPipe {
  gasMm: number
  liquidMm: number
}

/** Pipes and joints between the modules of one outdoor unit; not drawn, and counted only where the pack gives their metres. */
export interface ConnectingPipes {
  jointModel: string
  jointCount: number
  /** One for each module, in the order of the unit's modules. */
  moduleToJoint: ConnectingPipe[]
  /** Behind the joints with two and with three modules upstream, as far as there are. */
  jointToJoint: ConnectingPipe[]
}

export interface JointOutput {
  nodeId: string
  JointModel: string
}

/** Liquid pipes of one size: metres, kg for each metre, and the charge with the factor of the series. null sums the sizes beyond the last line. */
export interface ChargeLine {
  liquidMm: number | null
  lengthM: number
  kgPerM: number | null
  kg: number
}

/** Parts of the additional charge in kg; they add up to it. */
export interface ChargeParts {
  lines: ChargeLine[]
  pipeFactor: number
  pipesKg: number
  /** Extra of several modules. */
  outdoorExtraKg: number
  boxesKg: number
  unitsKg: number
  /** For each module when the rated ratio is above 100 %. */
  overRatioKg: number
  /** Terms of the maker's own: by model, horsepower, index, ratio or length. */
  makerTermsKg: number
  /** Difference from rounding and bounds of the pack. */
  settledKg: number
}

/** Ratios in per cent, lengths and heights in m, capacities in kW, masses in kg. */
export interface OutdoorOutput {
  ratedCR: number
  actualCR: number
  nominalCoolCapa: number
  nominalHeatCapa: number
  /** Delivered at design conditions, all factors applied. */
  coolCapa: number
  heatCapa: number
  coolPowerKw: number
  heatPowerKw: number
  indoorNominalCoolCapa: number
  indoorNominalHeatCapa: number
  unitCount: number
  maxUnitCount: number
  farthestActualM: number
  farthestEquivalentM: number
  afterFirstBranchM: number
  totalM: number
  /** Positive when the outdoor unit is above. */
  heightOduIduM: number
  heightIduIduM: number
  factoryChargeKg: number
  /** null where the pack has no charge by pipe size for the refrigerant. */
  additionalChargeKg: number | null
  totalChargeKg: number | null
  chargeParts: ChargeParts | null
  /** null with a single module, or where the pack names no connecting pipes. */
  connectingPipes: ConnectingPipes | null
  factors: { cooling: FactorChain; heating: FactorChain }
}

/** A finding on the wire; `message` is the sentence in the caller's language. */
export interface FindingOutput {
  systemId: string
  nodeId?: string
  edgeId?: string
  code: string
  severity: Severity
  values: Record<string, number | string>
  /** The suggested repair, if any: metric values, and the sentence in the caller's language. */
  repair?: Repair & { message: string }
  message: string
}

/** `Systeminformation[0]` of the specification: metric, unrounded. */
export interface SystemRecord {
  systemId: string
  IDUOutput: IndoorOutput[]
  PipeOutput: PipeOutput[]
  JointOutput: JointOutput[]
  ODUOutput: OutdoorOutput | null
  /** Counts of default lengths and of missing inputs of limits; null where nothing was calculated. */
  inputs: GivenInputs | null
  findings: FindingOutput[]
}
