import type { FactorChain, OutdoorOutput } from '../contract/system-record'
import type { Finding } from '../model/finding'

/** Factors that every unit of a system shares: nominal × all seven = delivered. */
export interface UnitFactors {
  cooling: FactorChain
  heating: FactorChain
}

/**
 * What the core says of one system, as columns in the order of the diagram's rows. Views into the one buffer that came back from the
 * core: read them, never keep a row object for each. NaN means "does not apply".
 */
export interface SystemResult {
  systemId: string
  /** The revision of the project that was computed. */
  revision: number
  /** Nodes. Delivered capacities at design conditions, in kW. */
  deliveredCoolingKw: Float64Array
  deliveredSensibleKw: Float64Array
  deliveredHeatingKw: Float64Array
  /** Distances to the outdoor unit and to the first joint, in m. */
  actualDistanceM: Float64Array
  equivalentDistanceM: Float64Array
  firstJointActualM: Float64Array
  firstJointEquivalentM: Float64Array
  /** Room concentration of units whose room is known. */
  concentrationKgM3: Float64Array
  /** Downstream capacity index of each node, its own included (10 = 1 kW). */
  loadIndex: Int32Array
  /** Place in `fittingNames` of each joint's, header's or box's model; -1 elsewhere. */
  fitting: Int16Array
  fittingNames: readonly string[]
  /** Where `arrange` puts each node. */
  arrangedX: Float64Array
  arrangedY: Float64Array
  /** Worst finding of each node and edge: 0 none, 1 advice, 2 error. */
  nodeWorst: Uint8Array
  edgeWorst: Uint8Array
  /** Edges. The length that was used, diameters in mm. */
  edgeActualM: Float64Array
  edgeCapacityKw: Float64Array
  edgeEquivalentM: Float64Array
  edgeGasMm: Float64Array
  edgeLiquidMm: Float64Array
  edgeHighPressureMm: Float64Array
  /** Bits of CHANGER_… in `assembly/layout`; all 0 unless the context asks for changers. */
  edgeChangers: Uint8Array
  /** null where the system has no diagram, no outdoor model or no tree to calculate. */
  outdoor: OutdoorOutput | null
  unitFactors: UnitFactors | null
  /** First `FINDINGS_MOST` findings, errors first. `findingCount` counts all. */
  findings: Finding[]
  findingCount: number
}
