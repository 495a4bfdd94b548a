import type { AirHandlerPart } from '../project/air-handler'
import type { EdgeKind, JointType, NodeKind, OutdoorType } from '../project/codes'

/** How a drawing is laid out: its riser runs to the right above the floors, or down the left side with a floor on each line. */
export const LAY_OUTS = ['wide', 'tall'] as const
export type LayOut = (typeof LAY_OUTS)[number]

/** Data of a node beyond its position, in metric units. For a value that is not given the core uses the pack's or the default. */
export interface NodeData {
  /** Pack id of an indoor, fresh-air or hydro unit, kit or box. */
  model?: string
  /** Pack ids of an outdoor unit's one to four modules, or of one listed combination. */
  models?: string[]
  outdoorType?: OutdoorType
  jointType?: JointType
  /** Outlets of a joint or header. */
  branches?: number
  /** Outlets of a box. */
  ports?: number
  coolingKw?: number
  portCapacityKw?: number
  /** Metres above the outdoor unit. */
  heightM?: number
  reverse?: boolean
  /** On the outdoor unit: length in metres of pipes that give none. */
  defaultPipingLengthM?: number
  /** On the outdoor unit: how the drawing is laid out; absent where it is wide. */
  layOut?: LayOut
  seriesCode?: string
  materialType?: string
  /** Shared by the kits of one air handler. */
  airHandlerId?: string
  /** Role of the node in the layout of its air handler. */
  airHandler?: AirHandlerPart
  /** Port reserved for the unit with this id. */
  reservedFor?: string
  /** Indoor unit held by a reversed joint's box. */
  boxIndoorUnitId?: string
  /** The entry of the system's indoor-unit list that this node draws. */
  indoorUnitId?: string
  label?: string
  /** Other fields of the wire, kept unchanged. */
  extra?: Record<string, unknown>
}

export interface DiagramNode {
  id: string
  kind: NodeKind
  /** Shape name on the wire (`idu1`, `odu1`, `joint`, `plus` …); one kind has several. */
  shape: string
  x: number
  y: number
  data: NodeData
}

export interface DiagramEdge {
  id: string
  source: string
  target: string
  /** Outlet of a box or header, from 1; 0 where none is given. */
  sourcePort: number
  kind: EdgeKind
  lengthM?: number
  gasLengthM?: number
  liquidLengthM?: number
  /** Number of 90° bends. */
  bends?: number
  materialType?: string
  /** Kept in the drawing and in no calculation, with all below it. */
  isDisabled?: boolean
  /** The air handler whose layout the pipe belongs to. */
  airHandlerId?: string
  extra?: Record<string, unknown>
}

/**
 * One diagram as flat columns: hot numbers in typed arrays, ids and rare fields beside them in the same order. NaN means "not given".
 * Rows are dense and keep the order of the wire; only `applyDiagramOps` changes them.
 */
export interface Diagram {
  nodeCount: number
  nodeId: string[]
  nodeShape: string[]
  /** Index into NODE_KINDS. */
  nodeKind: Uint8Array
  /** Index into JOINT_TYPES. */
  nodeJointType: Uint8Array
  /** Branches of a joint or ports of a box; 0 where none is given. */
  nodeOutlets: Uint8Array
  nodeReverse: Uint8Array
  nodeX: Float64Array
  nodeY: Float64Array
  nodeHeightM: Float64Array
  nodeCoolingKw: Float64Array
  nodePortCapacityKw: Float64Array
  /** Index into `modelNames`; -1 where no model is given. */
  nodeModel: Int32Array
  modelNames: string[]
  /** Rare fields only; undefined for most rows. */
  nodeRest: (NodeData | undefined)[]

  edgeCount: number
  edgeId: string[]
  /** Row of the node at this end; -1 where the wire names a missing node (its id is then in `edgeRest`). */
  edgeSource: Int32Array
  edgeTarget: Int32Array
  edgeSourcePort: Uint8Array
  /** Index into EDGE_KINDS. */
  edgeKind: Uint8Array
  edgeLengthM: Float64Array
  edgeGasLengthM: Float64Array
  edgeLiquidLengthM: Float64Array
  edgeBends: Float64Array
  edgeRest: (EdgeRest | undefined)[]
}

export interface EdgeRest {
  /** Ids of missing ends, kept so that the check can name them. */
  source?: string
  target?: string
  materialType?: string
  isDisabled?: boolean
  airHandlerId?: string
  extra?: Record<string, unknown>
}
