import type { FrozenFigures, FrozenDesign } from '../project/frozen-design'
import { atOnce } from '../change/at-once'
import type { Diagram } from '../diagram/diagram'
import { EDGE_KINDS, JOINT_TYPES } from '../project/codes'
import { kindAt } from '../diagram/diagram-tree'
import type { System } from '../project/project'

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

/** Metadata of a freezing: time, user, results of the core, and default pipe length. */
export type Freezing = Pick<FrozenDesign, 'at' | 'by' | 'figures' | 'defaultLengthM'>

/** Returns the metadata of a frozen design, without the drawing. */
export function madeOf({ at, by, figures, defaultLengthM }: FrozenDesign): Freezing {
  return { at, by, figures, ...(defaultLengthM !== undefined && { defaultLengthM }) }
}

/** Rows processed between two pauses. */
const STRETCH = 5_000

/** Returns the current design of a system as a frozen design. */
export function frozenDesign(system: System, made: Freezing): FrozenDesign {
  return atOnce(freezing(system, made))
}

/** Works like `frozenDesign`, with pauses in which the system must not change. */
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

/**
 * Returns the model of a node as one string: the outdoor unit's models, a unit's or box's model, or a joint's type and branches.
 * Called for every row, so it reads the columns directly.
 */
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

/** Returns the id of the node at one end of a pipe, also where that node is missing from the drawing. */
export function endOf(diagram: Diagram, row: number, end: 'source' | 'target'): string {
  const node = (end === 'source' ? diagram.edgeSource : diagram.edgeTarget)[row] ?? -1
  return diagram.nodeId[node] ?? diagram.edgeRest[row]?.[end] ?? ''
}
