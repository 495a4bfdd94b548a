import type { FactorChain, OutdoorOutput } from '../../contract/system-record'
import type { GivenInputs } from '../../model/finding/missing-input'
import type { Finding } from '../../model/finding/finding'

/** Factors that every unit of a system shares: nominal × all seven = delivered. */
export interface UnitFactors {
  cooling: FactorChain
  heating: FactorChain
}

/**
 * The difference between a result and an earlier one of the same system: where `from` is the revision of the result drawn before, only these rows have
 * another place, fitting, size, changer or worst finding, and a drawing may be patched; otherwise, and where it is 'all', it is drawn anew. Figures of a node
 * (delivered capacities, distances, loads) are not named: they may differ at any row.
 */
export interface ResultChange {
  /** null where there was no result before. */
  from: number | null
  rows: 'all' | Int32Array
  edges: 'all' | Int32Array
}

/**
 * The core's answer about one system, as columns in the order of the diagram's rows. Read them, never write to them, never keep a row object for each. A column
 * with few changed rows is built when it is first read; a result with other parts is made by `withParts`, which reads none. NaN means "does not apply".
 */
export interface SystemResult {
  systemId: string
  /** The revision of the project that was calculated. */
  revision: number
  change: ResultChange
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
  /** Index in `fittingNames` of each joint's, header's or box's model; -1 elsewhere. */
  fitting: Int16Array
  fittingNames: readonly string[]
  /** Arranged places of the nodes. */
  arrangedX: Float64Array
  arrangedY: Float64Array
  /** Worst finding of each node and edge: 0 none, 1 advice, 2 error. */
  nodeWorst: Uint8Array
  edgeWorst: Uint8Array
  /** Edges: the length used in m, diameters in mm. */
  edgeActualM: Float64Array
  edgeCapacityKw: Float64Array
  edgeEquivalentM: Float64Array
  edgeGasMm: Float64Array
  edgeLiquidMm: Float64Array
  edgeHighPressureMm: Float64Array
  /** Bits of CHANGER_… in `assembly/common/layout/layout`; all 0 unless the context asks for changers. */
  edgeChangers: Uint8Array
  /** null where the system has no diagram, no outdoor model or no tree to calculate. */
  outdoor: OutdoorOutput | null
  /** Counts of default lengths and of inputs that limits lack; null where `outdoor` is null. */
  inputs: GivenInputs | null
  unitFactors: UnitFactors | null
  /** The first `FINDINGS_MOST` findings, errors first. `findingCount` counts all, `errorCount` the errors among them. */
  findings: Finding[]
  findingCount: number
  errorCount: number
  /** False while the list of findings is still that of an earlier answer; all other fields, counts included, are of this one. */
  isListed: boolean
}
