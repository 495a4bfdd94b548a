import type { Diagram } from '../../src/model/diagram/diagram'
import type { DesignConditions } from '../../src/model/project/project'
import type { OutdoorEquipment } from '../../tests/reference/equipment'
import type { PackTables } from '../../tests/reference/pack-tables'
import type { FlatPack } from './flat-pack'

/** Numbers of the units' models, in the order of the diagram's `modelNames`. */
export interface ModelColumns {
  index: Int32Array
  coolKw: Float64Array
  heatKw: Float64Array
  sensibleKw: Float64Array
  airflowM3h: Float64Array
}

export interface PeerAnswer {
  loadIndex: Int32Array
  fitting: Int16Array
  deliveredCoolingKw: Float64Array
  deliveredSensibleKw: Float64Array
  deliveredHeatingKw: Float64Array
  edgeCapacityKw: Float64Array
  edgeEquivalentM: Float64Array
  edgeGasMm: Float64Array
  edgeLiquidMm: Float64Array
  nodeWorst: Uint8Array
  edgeWorst: Uint8Array
  arrangedX: Float64Array
  arrangedY: Float64Array
  findings: number
  farthestActualM: number
  farthestEquivalentM: number
  afterFirstBranchM: number
  totalM: number
  additionalChargeKg: number
}

/** See typed-arrays.js: the check of one system, written by hand over typed arrays. */
export function typedArrayCheck(
  diagram: Diagram,
  models: ModelColumns,
  flat: FlatPack,
  outdoor: OutdoorEquipment,
  design: DesignConditions,
  pack: PackTables,
): () => PeerAnswer
