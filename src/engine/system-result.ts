import type { OutdoorOutput } from '../contract/system-record'
import type { Finding } from '../model/finding'

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
  /** Edges. Diameters in mm. */
  edgeCapacityKw: Float64Array
  edgeEquivalentM: Float64Array
  edgeGasMm: Float64Array
  edgeLiquidMm: Float64Array
  edgeHighPressureMm: Float64Array
  /** null where the system has no diagram or no tree to calculate. */
  outdoor: OutdoorOutput | null
  /** First `FINDING_LIMIT` findings, errors first. `findingCount` counts all. */
  findings: Finding[]
  findingCount: number
}
