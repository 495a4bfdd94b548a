/** Results of the core at the time of freezing. Lengths and heights in m, masses in kg, ratios in per cent; null where the core gave none. */
export interface FrozenFigures {
  totalM: number | null
  farthestActualM: number | null
  farthestEquivalentM: number | null
  additionalChargeKg: number | null
  totalChargeKg: number | null
  ratedCr: number | null
  actualCr: number | null
  coolingKw: number | null
  heatingKw: number | null
}

/**
 * The agreed design, with which the installed state is compared. Flat columns in the order of the drawing at that time; NaN is "not given".
 * Immutable: freezing again creates a new object. Columns missing from an older frozen design are not compared.
 */
export interface FrozenDesign {
  /** Time of freezing in ISO 8601; `by` names the user. */
  at: string
  by: string
  /** Default pipe length at the time of freezing, in m. */
  defaultLengthM?: number
  outdoorModels: readonly string[]
  figures: FrozenFigures
  nodeId: readonly string[]
  /** Names of NODE_KINDS. */
  nodeKind: readonly string[]
  /** Pack id of a unit or box, type of a joint, '' where there is none. */
  nodeModel: readonly string[]
  nodeHeightM: Float64Array
  /** 1 where a joint or box is reversed. */
  nodeReverse?: Uint8Array
  edgeId: readonly string[]
  edgeSource: readonly string[]
  edgeTarget: readonly string[]
  edgeSourcePort?: Uint8Array
  /** Names of EDGE_KINDS. */
  edgeKind: readonly string[]
  edgeLengthM: Float64Array
  edgeGasLengthM: Float64Array
  edgeLiquidLengthM: Float64Array
  edgeBends: Float64Array
  /** '' where none is given. */
  edgeMaterial?: readonly string[]
}
