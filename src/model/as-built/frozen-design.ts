import { atOnce } from '../change/at-once'
import type { Diagram } from '../diagram/diagram'
import { EDGE_KINDS, JOINT_TYPES } from '../project/codes'
import { kindAt } from '../diagram/diagram-tree'
import type { System } from '../project/project'

/** What the core said of the design when it was frozen. Lengths in m, heights in m, masses in kg, ratios in per cent; null where it gave none. */
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
 * A design as it was agreed, beside which the installed state is drawn on. Flat columns in the order of the drawing at that time; NaN is "not given". Never
 * written to: another freezing is another object. What a design that was frozen long ago does not have is not compared.
 */
export interface FrozenDesign {
  /** When, as an ISO 8601 time, and who. */
  at: string
  by: string
  /** What a pipe without a length of its own counted as, in m. */
  defaultLengthM?: number
  outdoorModels: readonly string[]
  figures: FrozenFigures
  nodeId: readonly string[]
  /** Names of NODE_KINDS. */
  nodeKind: readonly string[]
  /** Pack id of a unit or box, type of a joint, '' where there is none. */
  nodeModel: readonly string[]
  nodeHeightM: Float64Array
  /** 1 where a joint or box is turned. */
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

export const NO_FIGURES: FrozenFigures = {
  totalM: null,
  farthestActualM: null,
  farthestEquivalentM: null,
  additionalChargeKg: null,
  totalChargeKg: null,
  ratedCr: null,
  actualCr: null,
  coolingKw: null,
  heatingKw: null,
}

/** When it is frozen, by whom, what the core says of it, and the default of that day. */
export type Freezing = Pick<FrozenDesign, 'at' | 'by' | 'figures' | 'defaultLengthM'>

/** What a freezing was told, without the drawing. */
export function madeOf({ at, by, figures, defaultLengthM }: FrozenDesign): Freezing {
  return { at, by, figures, ...(defaultLengthM !== undefined && { defaultLengthM }) }
}

/** Rows between two pauses. */
const STRETCH = 5_000

/** The design of a system as it stands. */
export function frozenDesign(system: System, made: Freezing): FrozenDesign {
  return atOnce(freezing(system, made))
}

/** The same, with pauses in which the system must not change. */
export function* freezing(system: System, made: Freezing): Generator<void, FrozenDesign> {
  const { diagram } = system
  const { nodeCount, edgeCount } = diagram
  return {
    ...made,
    outdoorModels: [...system.outdoorModels],
    nodeId: diagram.nodeId.slice(0, nodeCount),
    nodeKind: yield* listOf(nodeCount, (row) => kindAt(diagram, row)),
    nodeModel: yield* listOf(nodeCount, (row) => modelAt(diagram, row)),
    nodeHeightM: diagram.nodeHeightM.slice(0, nodeCount),
    nodeReverse: diagram.nodeReverse.slice(0, nodeCount),
    edgeId: diagram.edgeId.slice(0, edgeCount),
    edgeSource: yield* listOf(edgeCount, (row) => endOf(diagram, row, 'source')),
    edgeTarget: yield* listOf(edgeCount, (row) => endOf(diagram, row, 'target')),
    edgeSourcePort: diagram.edgeSourcePort.slice(0, edgeCount),
    edgeKind: yield* listOf(edgeCount, (row) => EDGE_KINDS[diagram.edgeKind[row] ?? 0] ?? 'generic'),
    edgeLengthM: diagram.edgeLengthM.slice(0, edgeCount),
    edgeGasLengthM: diagram.edgeGasLengthM.slice(0, edgeCount),
    edgeLiquidLengthM: diagram.edgeLiquidLengthM.slice(0, edgeCount),
    edgeBends: diagram.edgeBends.slice(0, edgeCount),
    edgeMaterial: yield* listOf(edgeCount, (row) => diagram.edgeRest[row]?.materialType ?? ''),
  }
}

function* listOf(count: number, at: (row: number) => string): Generator<void, string[]> {
  const list: string[] = []
  for (let row = 0; row < count; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    list.push(at(row))
  }
  return list
}

/** What a node is made of, in one word: models of the outdoor unit, the model of a unit or box, the type and branches of a joint. Read off the columns: it is asked of every row. */
export function modelAt(diagram: Diagram, row: number): string {
  const kind = kindAt(diagram, row)
  if (kind === 'outdoor') return (diagram.nodeRest[row]?.models ?? []).join(' + ')
  const model = diagram.modelNames[diagram.nodeModel[row] ?? -1]
  if (model !== undefined) return model
  const type = JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
  const outlets = diagram.nodeOutlets[row] || ''
  if (kind === 'box') return [type || 'MS', outlets].filter(String).join(' ')
  return kind === 'joint' ? type || String(outlets) : ''
}

/** Id of the node at one end of a pipe; the id that the wire named where no such node is drawn. */
export function endOf(diagram: Diagram, row: number, end: 'source' | 'target'): string {
  const node = (end === 'source' ? diagram.edgeSource : diagram.edgeTarget)[row] ?? -1
  return diagram.nodeId[node] ?? diagram.edgeRest[row]?.[end] ?? ''
}
